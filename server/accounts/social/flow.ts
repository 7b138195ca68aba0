import { createHash, timingSafeEqual } from 'node:crypto';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { siteUrl, type SocialProvider } from '../../core/config/config.js';
import type { Deps } from '../../core/context.js';
import { sealFor } from '../../core/seal.js';

/** How long somebody may take over a provider's pages. */
export const FLOW_MINUTES = 10;

const flowSchema = z.object({
  /** Comes back with the callback: proof that this browser asked for it. */
  state: z.string(),
  /** PKCE (RFC 7636): proof for the provider that whoever brings the code also asked for it. */
  verifier: z.string(),
  /** Where to go in the end. */
  redirect: z.string(),
  /** Whose account is to be connected; null for somebody who signs in. */
  linkUserId: z.uuid().nullable(),
  expiresAt: z.number(),
});

/** What must be known again when a person comes back from a provider. Only their own browser keeps it, unreadable. */
export type Flow = z.output<typeof flowSchema>;

/** The cookie that keeps the flow of one browser. */
export interface FlowCookie {
  set(response: Response, provider: SocialProvider, flow: Flow): void;
  /** @returns the flow, once: the browser forgets it. Undefined if there is none, or none that still counts */
  take(request: Request, response: Response, provider: SocialProvider): Flow | undefined;
}

export function flowCookie({ config, clock }: Deps): FlowCookie {
  const { seal, open } = sealFor(config, 'parda social sign-in');
  const secure = siteUrl(config).startsWith('https:');
  // the prefix keeps other hosts of the same domain from planting one
  const nameOf = (provider: SocialProvider) => `${secure ? '__Host-' : ''}parda-${provider}`;
  const attributes = { httpOnly: true, sameSite: 'lax', secure, path: '/' } as const;
  return {
    set: (response, provider, flow) =>
      response.cookie(nameOf(provider), seal(flow, provider), { ...attributes, maxAge: FLOW_MINUTES * 60_000 }),
    take: (request, response, provider) => {
      const name = nameOf(provider);
      const sealed = cookieOf(request, name);
      if (sealed === undefined) return undefined;
      response.clearCookie(name, attributes);
      // not ours, another provider's, or too old
      const flow = flowSchema.safeParse(open(sealed, provider)).data;
      return flow && flow.expiresAt > clock().getTime() ? flow : undefined;
    },
  };
}

const cookieOf = (request: Request, name: string): string | undefined =>
  request.headers.cookie
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** Whether the state that came back is the flow's own. */
export const isStateOf = (flow: Flow, state: unknown): boolean =>
  typeof state === 'string' && timingSafeEqual(digest(flow.state), digest(state));

const digest = (text: string) => createHash('sha256').update(text).digest();
