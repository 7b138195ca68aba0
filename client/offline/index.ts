/** All that another room may import; addresses stand in urls.ts. */
export { InstallButton } from './public/InstallButton';
export { InstallNews } from './public/InstallNews';
export { OfflineBar } from './public/OfflineBar';
export { UpdatePrompt } from './public/UpdatePrompt';
export { startWorker } from './worker';
