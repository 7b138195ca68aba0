import type { Ref } from '@mikro-orm/core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { User } from '../accounts/entity.js';
import { buildUser } from '../accounts/factory.js';
import { type Actor, GUEST, UserRole } from '../core/policy.js';
import { knowEntities } from '../testing/entities.js';
import { QuoteAccess, RepairStatus } from './enums.js';
import { buildRepair } from './factory.js';
import { abilitiesOf, canManage, canReadInFull, canSeePrivateDetails } from './policy.js';

beforeAll(knowEntities);

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

const ownersWays = {
  readInFull: true,
  seeDetailsWithContactNumber: false,
  seeSet: true,
  setVisibility: true,
  writeFeedback: true,
};
const strangersWays = {
  readInFull: false,
  seeDetailsWithContactNumber: true,
  seeSet: false,
  setVisibility: false,
  writeFeedback: false,
};

it.each([
  ['guest', { ...strangersWays, manage: false }],
  ['stranger', { ...strangersWays, manage: false }],
  ['owner', { ...ownersWays, manage: false }],
  ['admin', { ...ownersWays, manage: true }],
] as const)('a %s is told what they may do with a public record', (who, abilities) =>
  expect(abilitiesOf(actors[who], repairOf(true))).toEqual({ ...abilities, decideQuote: QuoteAccess.NONE }),
);

it('nobody is asked for a number who sees the details without it', () => {
  expect(abilitiesOf(actors.guest, repairOf(false)).seeDetailsWithContactNumber).toBe(false);
  expect(abilitiesOf(actors.guest, repairOf(true), true).seeDetailsWithContactNumber).toBe(false);
});

describe('a quote', () => {
  const quote = { status: RepairStatus.DIAGNOSED, estimatedCost: 4500 };
  const access = (overrides: object) =>
    Object.values(actors).map((actor) => abilitiesOf(actor, buildRepair({ ...quote, ...overrides })).decideQuote);
  const owned = { owner: { id: owner.id } as Ref<User> };
  const none = Array(4).fill('NONE');

  it('of an owned record is decided by its owner or an admin', () =>
    expect(access(owned)).toEqual(['LOG_IN', 'NONE', 'ALLOWED', 'ALLOWED']));
  it('of a guest\u2019s record is decided by whoever has the number, or an admin', () =>
    expect(access({})).toEqual(['CONTACT_NUMBER', 'CONTACT_NUMBER', 'CONTACT_NUMBER', 'ALLOWED']));
  it('needs a cost; nothing is also one', () => {
    expect(access({ ...owned, estimatedCost: null })).toEqual(none);
    expect(access({ ...owned, estimatedCost: 0 })).toEqual(['LOG_IN', 'NONE', 'ALLOWED', 'ALLOWED']);
  });
  it.each(Object.values(RepairStatus).filter((status) => status !== RepairStatus.DIAGNOSED))(
    'is none while the record is %s',
    (status) => expect(access({ ...owned, status })).toEqual(none),
  );
});
