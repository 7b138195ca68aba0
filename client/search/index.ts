/** All that another room may import; addresses stand in urls.ts. */
export { SearchButton, searchCode } from './public/SearchButton';
