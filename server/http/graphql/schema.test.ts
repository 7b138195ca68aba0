import { graphql, subscribe, parse } from 'graphql';
import { Int, Query, Resolver, Subscription } from 'type-graphql';
import { expect, it } from 'vitest';
import { Door } from '../../core/door.js';
import { type Actor, GUEST, UserRole } from '../../core/policy.js';
import { schemaOf } from './schema.js';

async function* once() {
  yield 1;
}

@Resolver()
class Doors {
  @Query(() => Int, { nullable: true })
  forgotten() {
    return 1;
  }

  @Query(() => Int, { nullable: true })
  @Door({ who: 'anyone', scope: 'any token' })
  open() {
    return 1;
  }

  @Query(() => Int, { nullable: true })
  @Door({ who: 'person', scope: 'any token' })
  personal() {
    return 1;
  }

  @Query(() => Int, { nullable: true })
  @Door({ who: 'admin', scope: 'any token' })
  administrative() {
    return 1;
  }

  @Subscription(() => Int, { subscribe: once })
  @Door({ who: 'admin', scope: 'any token' })
  watched() {
    return 1;
  }
}

const schema = schemaOf([{ resolvers: [Doors] }]);

const person = (role: UserRole): Actor => ({ kind: 'user', id: '1', email: 'sita@example.com', role, sessionId: '1' });

const CALLERS: [string, Actor][] = [
  ['a guest', GUEST],
  ['a person', person(UserRole.USER)],
  ['an admin', person(UserRole.ADMIN)],
];

it.each([
  ['forgotten', ['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN']],
  ['open', ['ok', 'ok', 'ok']],
  ['personal', ['UNAUTHENTICATED', 'ok', 'ok']],
  ['administrative', ['UNAUTHENTICATED', 'FORBIDDEN', 'ok']],
])('%s opens to whom it is for', async (field, expected) => {
  const outcomes = CALLERS.map(async ([, actor]) => {
    const { errors } = await graphql({ schema, source: `{ ${field} }`, contextValue: { actor } });
    return errors ? (errors[0]!.originalError as unknown as { code: string }).code : 'ok';
  });
  expect(await Promise.all(outcomes)).toEqual(expected);
});

it('only whom it is for can listen', async () => {
  const listenAs = (actor: Actor) =>
    subscribe({ schema, document: parse('subscription { watched }'), contextValue: { actor } });
  for (const [, actor] of CALLERS.slice(0, 2)) {
    expect(await listenAs(actor)).toMatchObject({ errors: [{ path: ['watched'] }] });
  }
  const events = (await listenAs(person(UserRole.ADMIN))) as AsyncGenerator;
  expect(await events.next()).toMatchObject({ value: { data: { watched: 1 } } });
});
