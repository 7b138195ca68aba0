/** What other rooms' admin parts may import. */
export { QuickFaqItems } from './QuickFaqItems';
