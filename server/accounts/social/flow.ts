import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { type Config, siteUrl, type SocialProvider } from '../../platform/config.js';
import type { Deps } from '../../platform/context.js';

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

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** The cookie that keeps the flow of one browser. */
export interface FlowCookie {
  set(response: Response, provider: SocialProvider, flow: Flow): void;
  /** @returns the flow, once: the browser forgets it. Undefined if there is none, or none that still counts */
  take(request: Request, response: Response, provider: SocialProvider): Flow | undefined;
}

export function flowCookie({ config, clock }: Deps): FlowCookie {
  const key = flowKey(config);
  const secure = siteUrl(config).startsWith('https:');
  // the prefix keeps other hosts of the same domain from planting one
  const nameOf = (provider: SocialProvider) => `${secure ? '__Host-' : ''}parda-${provider}`;
  const attributes = { httpOnly: true, sameSite: 'lax', secure, path: '/' } as const;
  return {
    set: (response, provider, flow) =>
      response.cookie(nameOf(provider), sealFlow(key, provider, flow), {
        ...attributes,
        maxAge: FLOW_MINUTES * 60_000,
      }),
    take: (request, response, provider) => {
      const name = nameOf(provider);
      const sealed = cookieOf(request, name);
      if (sealed === undefined) return undefined;
      response.clearCookie(name, attributes);
      return openFlow(key, provider, sealed, clock());
    },
  };
}

const cookieOf = (request: Request, name: string): string | undefined =>
  request.headers.cookie
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** A key for nothing else: what it has encrypted can never pass as a token that the secret itself has signed. */
const flowKey = (config: Config): Buffer =>
  Buffer.from(hkdfSync('sha256', config.jwtSecret, '', 'parda social sign-in', 32));

/** Makes the text of the cookie; good for one provider only. */
function sealFlow(key: Buffer, provider: SocialProvider, flow: Flow): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(provider));
  const content = Buffer.concat([cipher.update(JSON.stringify(flow)), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), content]).toString('base64url');
}

/** @returns undefined for a cookie that is not ours, another provider's, or too old */
function openFlow(key: Buffer, provider: SocialProvider, sealed: string, now: Date): Flow | undefined {
  try {
    const bytes = Buffer.from(sealed, 'base64url');
    const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(provider)).setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const content = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
    const flow = flowSchema.parse(JSON.parse(content.toString('utf8')));
    return flow.expiresAt > now.getTime() ? flow : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the state that came back is the flow's own. */
export const isStateOf = (flow: Flow, state: unknown): boolean =>
  typeof state === 'string' && timingSafeEqual(digest(flow.state), digest(state));

const digest = (text: string) => createHash('sha256').update(text).digest();
