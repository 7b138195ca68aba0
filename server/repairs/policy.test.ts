import type { Ref } from '@mikro-orm/core';
import { describe, expect, it } from 'vitest';
import type { User } from '../accounts/entity.js';
import { buildUser } from '../accounts/factory.js';
import { type Actor, GUEST, UserRole } from '../platform/policy.js';
import { buildRepair } from './factory.js';
import { canManage, canReadInFull, canSeePrivateDetails } from './policy.js';

const owner = buildUser();
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
  owner: actorOf(owner.id),
  admin: actorOf(buildUser().id, UserRole.ADMIN),
};
const repairOf = (isPublic: boolean) => buildRepair({ isPublic, owner: { id: owner.id } as Ref<User> });

describe.each([
  ['guest', { full: false, detailsOfPublic: false, detailsOfPrivate: true, manage: false }],
  ['stranger', { full: false, detailsOfPublic: false, detailsOfPrivate: true, manage: false }],
  ['owner', { full: true, detailsOfPublic: true, detailsOfPrivate: true, manage: false }],
  ['admin', { full: true, detailsOfPublic: true, detailsOfPrivate: true, manage: true }],
] as const)('a %s', (who, may) => {
  const actor = actors[who];
  it(`reads the whole record: ${may.full}`, () => expect(canReadInFull(actor, repairOf(true))).toBe(may.full));
  it(`sees costs of a public record: ${may.detailsOfPublic}`, () =>
    expect(canSeePrivateDetails(actor, repairOf(true))).toBe(may.detailsOfPublic));
  it(`sees costs of a private record by its id: ${may.detailsOfPrivate}`, () =>
    expect(canSeePrivateDetails(actor, repairOf(false))).toBe(may.detailsOfPrivate));
  it(`manages repairs: ${may.manage}`, () => expect(canManage(actor)).toBe(may.manage));
});

it('nobody owns a guest\u2019s repair', () => expect(canReadInFull(actors.owner, buildRepair())).toBe(false));
