/** All that another room may import; addresses are in urls.ts. */
export { ShareButton } from './public/ShareButton';
