import type { SocialProvider } from '../../core/config/config.js';
import type { Ctx } from '../../core/context.js';
import { asking, ProviderFailure } from './ask.js';
import type { Profile } from './profile.js';
import { providers } from './providers.js';

/**
 * Who a provider's own access token belongs to, as the legacy client sends it. A token that was given to another site
 * would open the account of anybody who has signed in there, so it must have been given to this shop.
 * @returns undefined for a token that is refused, or cannot be checked
 */
export async function profileOfAccessToken(
  ctx: Ctx,
  provider: SocialProvider,
  accessToken: string,
): Promise<Profile | undefined> {
  const { client, baseUrl } = ctx.config.social[provider];
  const { isForUs, profile } = providers[provider];
  if (!client || !isForUs || !/^[\x21-\x7e]+$/.test(accessToken)) return undefined;
  const ask = asking(baseUrl);
  try {
    return (await isForUs(ask, accessToken, client)) ? await profile(ask, accessToken) : undefined;
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    ctx.log.warn({ provider, reason: error.message }, 'an access token could not be checked');
    return undefined;
  }
}
