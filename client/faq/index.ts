/** All that another room may import; addresses are in urls.ts. */
export { FaqView } from './public/FaqView';
