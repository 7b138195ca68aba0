/** All that another room may import. */
export { itemLabel, results } from './labels';
export { TrackedSheets } from './public/LaterTrackedSheets';
