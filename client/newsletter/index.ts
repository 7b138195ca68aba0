/** All that another room may import; addresses stand in urls.ts. */
export { NewsletterForm } from './public/NewsletterForm';
