import { createHmac, timingSafeEqual } from 'node:crypto';
import { Field, ObjectType } from 'type-graphql';
import type { Config } from '../core/config/config.js';
import type { Ctx } from '../core/context.js';
import { mediaPath } from '../core/fields/mediaAddress.js';
import { resourceTypeOf } from './formats/kinds.js';
import type { NamedFile } from './storedFile.js';

/** How long a signed address is good for (decisions §7). */
const SIGNED_FOR_MS = 5 * 60 * 1000;

@ObjectType({ description: 'An address that works for a while.' })
export class SignedAddress {
  @Field({ description: 'Below the address of the site.' })
  url!: string;

  @Field(() => Date, { description: 'From then on the address answers 404.' })
  expiresAt!: Date;
}

/** Signs the address of a file. Whether the caller may have it is asked before. */
export function signFile(ctx: Ctx, { kind, name }: Pick<NamedFile, 'kind' | 'name'>): SignedAddress {
  const expiresAt = new Date(ctx.clock().getTime() + SIGNED_FOR_MS);
  const expires = String(expiresAt.getTime());
  const query = new URLSearchParams({ expires, signature: signatureOf(ctx.config, name, expires) });
  return { url: `${mediaPath(resourceTypeOf(kind), name)}?${query.toString()}`, expiresAt };
}

/** Whether a signature is ours, for this very file, and has not run out. */
export function isSigned(config: Config, now: Date, name: string, expires: unknown, signature: unknown): boolean {
  if (typeof expires !== 'string' || typeof signature !== 'string' || !(Number(expires) > now.getTime())) return false;
  const expected = Buffer.from(signatureOf(config, name, expires));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** The label keeps this use of the secret apart from the tokens that it signs. */
const signatureOf = ({ jwtSecret }: Config, name: string, expires: string): string =>
  createHmac('sha256', jwtSecret).update(`cv\n${name}\n${expires}`).digest('base64url');
