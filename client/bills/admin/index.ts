/** What other rooms' admin parts may import. */
export { BillPanel } from './BillPanel';
