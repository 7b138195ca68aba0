/** All that another room may import; addresses are in urls.ts. */
export { SearchButton, searchCode } from './public/SearchButton';
