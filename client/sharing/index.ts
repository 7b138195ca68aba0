/** All that another room may import; addresses stand in urls.ts. */
export { ShareButton } from './public/ShareButton';
