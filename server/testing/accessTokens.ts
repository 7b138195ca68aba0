import type { AccessToken } from '../accounts/accessTokens/entity.js';
import { buildAccessToken } from '../accounts/accessTokens/factory.js';
import type { User } from '../accounts/entity.js';
import type { AccessScope } from '../core/accessScope.js';
import type { TestApp } from './testApp.js';

/** Makes somebody who is saved an access token. @returns the token, as it is shown to the server */
export async function grant(
  app: TestApp,
  owner: User,
  scopes: AccessScope[],
  overrides: Partial<AccessToken> = {},
): Promise<string> {
  const { secret, accessToken } = buildAccessToken(owner, scopes, overrides);
  await app.save(accessToken);
  return secret;
}
