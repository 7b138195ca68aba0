/** All that another room may import; addresses stand in urls.ts. */
export { ContactForm } from './public/ContactForm';
export { addToContactForm } from './public/contactAddition';
