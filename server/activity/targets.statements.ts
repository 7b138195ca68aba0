import { Field, ObjectType } from 'type-graphql';
import type { Ctx } from '../core/context.js';
import { describedEnum } from '../core/entities/describedEnum.js';
import { isUuid, parseShortId } from '../core/entities/ids.js';
import { batched } from '../core/loader.js';

/** What the lines of the log are about, by name: what still is there and has a page in the admin. */

export enum ActivityTargetKind {
  REPAIR = 'REPAIR',
  PRODUCT = 'PRODUCT',
  POST = 'POST',
  PERSON = 'PERSON',
  MESSAGE = 'MESSAGE',
}

describedEnum(ActivityTargetKind, 'ActivityTargetKind', 'What kind of thing something was done to.', {
  REPAIR: 'A record of the workshop.',
  PRODUCT: 'Something that the shop sells.',
  POST: 'A post of the blog.',
  PERSON: 'An account.',
  MESSAGE: 'A message in the inbox.',
});

@ObjectType({ description: 'What a line of the log is about, as it is called now. For admins.' })
export class ActivityTarget {
  @Field(() => ActivityTargetKind, { description: 'What kind of thing it is.' })
  kind!: ActivityTargetKind;

  @Field({ description: 'Whose repair it is, or what it is called.' })
  name!: string;
}

interface Found extends ActivityTarget {
  id: string;
}

const REPAIRS = `select id, 'REPAIR' as kind, user_name || ', ' || brand as name from repair
  where deleted_at is null and id = any(?)`;

const OTHERS = `select id::text, 'PRODUCT' as kind, name from product where deleted_at is null and id = any(?)
  union all select id::text, 'POST', title from blog_post where deleted_at is null and id = any(?)
  union all select id::text, 'PERSON', coalesce(name, username) from account where id = any(?)
  union all select id::text, 'MESSAGE', subject from inbox_message where deleted_at is null and id = any(?)`;

const asked = (ids: readonly string[]) => `{${ids.join()}}`;

/** What an id names; null for what is gone, and for what has no page. A page of the log takes one statement, or two. */
export const targetOf = batched<string, ActivityTarget | null>(async (ctx, ids) => {
  const short = ids.filter((id) => parseShortId(id) === id);
  const long = ids.filter(isUuid);
  const found = [
    ...(short.length > 0 ? await find(ctx, REPAIRS, [asked(short)]) : []),
    ...(long.length > 0
      ? await find(
          ctx,
          OTHERS,
          Array.from({ length: 4 }, () => asked(long)),
        )
      : []),
  ];
  const byId = new Map(found.map((target) => [target.id, target]));
  return ids.map((id) => byId.get(id) ?? null);
});

const find = (ctx: Ctx, statement: string, params: string[]) => ctx.em.execute<Found[]>(statement, params);
