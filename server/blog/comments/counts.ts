import { batched } from '../../core/loader.js';
import { readTalliesOf } from '../../core/tally/service.js';
import { COMMENTS_BY_POST } from '../entity.js';

/** How many comments readers see of a post, by its id. */
export const countComments = batched<string, number>(async (ctx, ids) =>
  (await readTalliesOf(ctx, COMMENTS_BY_POST.topic, ids)).map(({ count }) => count),
);
