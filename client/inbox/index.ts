/** All that another room may import; addresses are in urls.ts. */
export { ContactForm } from './public/ContactForm';
export { addToContactForm } from './public/contactAddition';
