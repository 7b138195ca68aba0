import type { EntityClass } from '@mikro-orm/core';
import { findVisibleUser, User } from '../accounts/index.js';
import { BlogPost, findReadablePost } from '../blog/index.js';
import type { Ctx } from '../core/context.js';
import type { Node } from '../core/entities/node.js';
import { batched } from '../core/loader.js';
import { findVisibleProduct, Product } from '../products/index.js';

interface Kind {
  entity: EntityClass<object>;
  /** The thing as far as the caller may see it; null for what is hidden or missing, which look alike. */
  find: (ctx: Ctx, id: string) => Promise<Node | null>;
}

/** What has a UUID and can be found by it. */
const KINDS: readonly Kind[] = [
  { entity: Product, find: findVisibleProduct },
  { entity: BlogPost, find: findReadablePost },
  { entity: User, find: findVisibleUser },
];

/** What kind of thing a UUID names; undefined where there is none. */
export const kindOf = batched(async (ctx, ids: readonly string[]) => {
  const tables = KINDS.map(({ entity }) => ctx.em.getMetadata().get(entity).tableName);
  const statement = tables.map((table, kind) => `select id, ${kind} as kind from "${table}" where id = any(?)`);
  const rows = await ctx.em.execute<{ id: string; kind: number }[]>(
    statement.join(' union all '),
    tables.map(() => `{${ids.join()}}`),
  );
  const kinds = new Map(rows.map(({ id, kind }) => [id, KINDS[kind]]));
  return ids.map((id) => kinds.get(id.toLowerCase()));
});
