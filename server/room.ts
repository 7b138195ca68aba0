import type { AnyEntity, EntityClass, EventSubscriber } from '@mikro-orm/core';
import type { AccessDomain } from './core/accessScope.js';
import type { Ctx, Deps, Job, Subscriber } from './core/context.js';
import type { Tag } from './http/rest/openapi/document.js';
import type { DeclaredRoute } from './http/rest/rest.js';
import type { MailKind } from './mail/kind.js';

/** A class with @Resolver. */
type ResolverClass = abstract new (...args: never[]) => object;

/** All that a room has to do with the house, in its one declaration (`room.ts`). */
export interface Room {
  /** What it keeps in the database. */
  entities?: readonly EntityClass<AnyEntity>[];
  /** What follows each change of whatever is kept. */
  followers?: readonly EventSubscriber[];
  /** Its half of GraphQL; of its tables `tableResolver` makes it. */
  resolvers?: readonly ResolverClass[];
  /**
   * Its types that more than one domain leads to, and whose they are. Coming from one of these domains an access token needs
   * nothing more; coming from elsewhere, the scope to read the first.
   */
  ownTypes?: Readonly<Record<string, readonly [AccessDomain, ...AccessDomain[]]>>;
  /** Its types that only ever are a part of what holds them: whoever may read that may read them. */
  partTypes?: readonly string[];
  /** Its calls of REST. */
  routes?: readonly DeclaredRoute[];
  /** What the OpenAPI document says of the groups that its calls are in. */
  tags?: readonly Tag[];
  /** Who listens to events. */
  listeners?: readonly Subscriber[];
  /** Its kinds of background work. */
  jobs?: readonly Job<never>[];
  /** Its kinds of mail. */
  mails?: readonly MailKind[];
  /** What clears away whatever has run out; harmless in several processes at once. */
  housekeeping?: readonly ((ctx: Ctx) => Promise<unknown>)[];
  /** Begins what goes on for as long as the server is open. @returns a function that stops it */
  start?: (deps: Deps, rooms: readonly Room[]) => () => void | Promise<unknown>;
}

type Lists = { [Key in keyof Room]-?: NonNullable<Room[Key]> extends readonly (infer Item)[] ? Item : never };

/** One list of all rooms' lists, in the rooms' order. */
export const all = <Key extends keyof Room>(rooms: readonly Room[], key: Key): Lists[Key][] =>
  rooms.flatMap((room) => (room[key] ?? []) as readonly Lists[Key][]);
