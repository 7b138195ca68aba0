import { z } from 'zod';
import { SocialProvider } from '../../core/config/config.js';
import type { Ctx } from '../../core/context.js';
import { TokenPurpose } from '../entity.js';
import { issueToken, redeemToken } from '../signIn/oneTimeToken.js';
import { profileSchema } from './profile.js';

/** Long enough for a page to load, and for somebody to type an address. */
const MINUTES = 2;

/** Tells our own code from a provider's access token. */
const PREFIX = 'parda_';

const handoffSchema = z.object({
  provider: z.enum(SocialProvider),
  profile: profileSchema,
  /** Whose account is to be connected; null for somebody who signs in. */
  linkUserId: z.uuid().nullable(),
});

/** Who came back from a provider, kept until the page exchanges its code. */
export type Handoff = z.output<typeof handoffSchema>;

export const isCode = (token: string): boolean => token.startsWith(PREFIX);

/** @returns the code that `redeemCode` takes once */
export async function issueCode(ctx: Ctx, handoff: Handoff): Promise<string> {
  return (
    PREFIX + (await issueToken(ctx, { purpose: TokenPurpose.SOCIAL_SIGN_IN, minutes: MINUTES, data: { ...handoff } }))
  );
}

/** Uses up a code, if the running transaction commits. @returns undefined for one that is unknown, used or too old */
export async function redeemCode(ctx: Ctx, code: string): Promise<Handoff | undefined> {
  if (!isCode(code)) return undefined;
  const token = await redeemToken(ctx, TokenPurpose.SOCIAL_SIGN_IN, code.slice(PREFIX.length));
  return token && handoffSchema.parse(token.data);
}
