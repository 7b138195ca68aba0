/** All that another room may import. */
export { itemWords, results } from './labels';
export { TrackedSheets } from './public/LateTrackedSheets';
