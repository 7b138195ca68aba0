import type { Attachment } from '../read/model.js';

/**
 * Averages of what is kept, which are not rounded (decisions §5), and over how many. Divided as doubles they come as numbers and not
 * as texts.
 */
export const AVERAGE = 'sum(sum)::float8 / nullif(sum(count), 0) as average, coalesce(sum(count), 0)::int as count';

/** The average and the count of a topic whose keys are the ids of things, as an attachment of those. */
export const attachedAverage =
  (topic: string): Attachment =>
  (_ctx, thing, { fields }) => {
    const pairs = fields!.all.map(({ name, as }) =>
      name === '__typename' ? `'${as}', '${fields!.type?.name}'::text` : `'${as}', summary."${name}"`,
    );
    // a row has each by its own name
    const summary = fields!.type ? `json_build_object(${pairs.join(', ')})` : 'row_to_json(summary)';
    return {
      sql: `(select ${summary} from (select ${AVERAGE} from tally where topic = '${topic}' and key = ${thing}.id::text) summary)`,
      values: [],
    };
  };

/** How many a topic counts of each thing, whose id is its key, as an attachment. */
export const attachedCount =
  (topic: string): Attachment =>
  (_ctx, thing) => ({
    sql: `(select coalesce(sum(count), 0)::int from tally where topic = '${topic}' and key = ${thing}.id::text)`,
    values: [],
  });
