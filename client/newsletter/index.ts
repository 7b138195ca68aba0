/** All that another room may import; addresses are in urls.ts. */
export { NewsletterForm } from './public/NewsletterForm';
