import type { Ctx } from '../core/context.js';
import { isUuid } from '../core/entities/ids.js';
import type { Node } from '../core/entities/node.js';
import { readWholeRepair } from '../repairs/index.js';
import { kindOf } from './kinds.js';

/**
 * Something by its id, as the query of its type gives it; null where the caller may see nothing. A UUID does not say what it
 * names, so all are looked up in one statement, and then each as itself; the ids of repairs are of another form.
 */
export async function findNode(ctx: Ctx, id: string): Promise<Node | null> {
  if (!isUuid(id)) return readWholeRepair(ctx, id);
  const kind = await kindOf(ctx, id);
  return kind ? kind.find(ctx, id) : null;
}
