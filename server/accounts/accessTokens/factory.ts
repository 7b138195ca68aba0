import { ref } from '@mikro-orm/core';
import { AccessScope } from '../../core/accessScope.js';
import type { User } from '../entity.js';
import { AccessToken } from './entity.js';
import { newSecret } from './secret.js';

/** A token for tests, with the secret that is shown for it. */
export function buildAccessToken(
  user: User,
  scopes: AccessScope[] = [AccessScope.PRODUCTS_READ],
  overrides: Partial<AccessToken> = {},
): { secret: string; accessToken: AccessToken } {
  const { secret, hash, hint } = newSecret();
  const accessToken = Object.assign(new AccessToken(), {
    user: ref(user),
    name: 'Stock list',
    hash,
    hint,
    scopes,
    createdAt: new Date('2026-01-01T00:00:00Z'),
    expiresAt: new Date('2099-01-01T00:00:00Z'),
    ...overrides,
  });
  return { secret, accessToken };
}
