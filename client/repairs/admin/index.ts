/** What other rooms' admin parts may import. */
export { parseRupees } from './costs';
