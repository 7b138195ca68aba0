/** All that another room may import; addresses are in urls.ts. */
export { InstallButton } from './public/InstallButton';
export { InstallNews } from './public/InstallNews';
export { OfflineBar } from './public/OfflineBar';
export { UpdatePrompt } from './public/UpdatePrompt';
export { startWorker } from './worker';
