/** All that another room may import. */
export { itemWords, results } from './labels';
