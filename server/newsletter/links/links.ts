import { z } from 'zod';
import { Language } from '../../accounts/index.js';
import { type Config, pageUrl, siteUrl } from '../../core/config/config.js';
import type { Ctx } from '../../core/context.js';
import { sealFor } from '../../core/seal.js';

/**
 * The links in newsletters (decisions §12 'Addresses'). Each holds the address itself, sealed: it works for as long as a mail is
 * kept, whatever was deleted meanwhile, and whoever has it has read the mailbox.
 */

const unsubscribing = (config: Config) => sealFor(config, 'parda newsletter unsubscribe');
const confirming = (config: Config) => sealFor(config, 'parda newsletter confirmation');

/** What the page under `/#/confirm/` tells such a link from one of an account by. */
const CONFIRMATION_PREFIX = 'newsletter.';
const CONFIRMATION_DAYS = 7;

/** The token that ends the newsletter for an address. */
export const unsubscribeToken = (config: Config, email: string): string => unsubscribing(config).seal(email);

/** @returns the address; undefined for a token that we did not give */
export const openUnsubscribeToken = (config: Config, token: string): string | undefined =>
  z.string().safeParse(unsubscribing(config).open(token)).data;

/** Both ways out: the page for people, and the address that mail programs post to (RFC 8058). */
export function unsubscribeLinks(config: Config, email: string): { page: string; oneClick: string } {
  const path = `/unsubscribe/${unsubscribeToken(config, email)}`;
  return { page: pageUrl(config, path), oneClick: siteUrl(config) + path };
}

const wishSchema = z.object({ email: z.string(), language: z.enum(Language).nullable(), expiresAt: z.number() });

/** A subscription that its owner has yet to confirm; kept nowhere but in the mailed link. */
export type Wish = Omit<z.output<typeof wishSchema>, 'expiresAt'>;

/** The page on which somebody confirms that the newsletter is wanted. */
export function confirmationLink(ctx: Ctx, wish: Wish): string {
  const expiresAt = ctx.clock().getTime() + CONFIRMATION_DAYS * 24 * 60 * 60_000;
  const token = confirming(ctx.config).seal({ ...wish, expiresAt });
  return pageUrl(ctx.config, `/confirm/${CONFIRMATION_PREFIX}${token}`);
}

/** @returns undefined for a token that we did not give, or that has run out */
export function openConfirmationToken(ctx: Ctx, token: string): Wish | undefined {
  if (!token.startsWith(CONFIRMATION_PREFIX)) return undefined;
  const wish = wishSchema.safeParse(confirming(ctx.config).open(token.slice(CONFIRMATION_PREFIX.length))).data;
  return wish && wish.expiresAt > ctx.clock().getTime() ? wish : undefined;
}
