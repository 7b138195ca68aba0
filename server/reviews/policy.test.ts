import type { Ref } from '@mikro-orm/core';
import { expect, it } from 'vitest';
import type { User } from '../accounts/entity.js';
import { buildUser } from '../accounts/factory.js';
import { type Actor, GUEST, UserRole } from '../core/policy.js';
import { buildReview } from './factory.js';
import { canKnowRepair, canModerate, canReadAuthors, isAuthor } from './policy.js';

const author = buildUser();
const actorOf = (id: string, role = UserRole.USER): Actor => ({
  kind: 'user',
  id,
  role,
  email: 'a@b.c',
  sessionId: id,
});
const actors = {
  guest: GUEST,
  stranger: actorOf(buildUser().id),
  author: actorOf(author.id),
  admin: actorOf(buildUser().id, UserRole.ADMIN),
};

it.each([
  ['guest', { moderate: false, readAuthors: false, isAuthor: false, knowsPrivateRepair: false }],
  ['stranger', { moderate: false, readAuthors: false, isAuthor: false, knowsPrivateRepair: false }],
  ['author', { moderate: false, readAuthors: false, isAuthor: true, knowsPrivateRepair: true }],
  ['admin', { moderate: true, readAuthors: true, isAuthor: false, knowsPrivateRepair: true }],
] as const)('what is open to: %s', (who, expected) => {
  const actor = actors[who];
  // the author is also the customer whose repair it was
  const repair = { name: 'LG', isPublic: false, ownerId: author.id };
  expect({
    moderate: canModerate(actor),
    readAuthors: canReadAuthors(actor),
    isAuthor: isAuthor(actor, buildReview({ user: { id: author.id } as Ref<User> })),
    knowsPrivateRepair: canKnowRepair(actor, repair, false),
  }).toEqual(expected);
  expect(canKnowRepair(actor, repair, true)).toBe(true);
  expect(canKnowRepair(actor, { ...repair, isPublic: true }, false)).toBe(true);
  expect(canKnowRepair(actor, { ...repair, ownerId: null }, false)).toBe(who === 'admin');
});

it('a guest\u2019s review is nobody\u2019s', () => {
  for (const actor of Object.values(actors)) expect(isAuthor(actor, buildReview())).toBe(false);
});
