/** All that the workspace may import. */
export { SearchFrame } from '../public/SearchFrame';
