/** All that another room may import; addresses stand in urls.ts. */
export { FaqView } from './public/FaqView';
