import type { Ctx } from '../../core/context.js';
import { topicOf } from '../../core/entities/announce.js';
import { parseShortId } from '../../core/entities/ids.js';

/** What a change of a record is announced as; the id follows. */
export const REPAIR_TOPIC = 'repair';

/** Yields when it is time to read a record again, by its id as anybody writes it. */
export const changesOfRepair = (ctx: Ctx, writtenId: string): AsyncIterable<undefined> =>
  ctx.live.changesOf(topicOf(REPAIR_TOPIC, parseShortId(writtenId) ?? writtenId));
