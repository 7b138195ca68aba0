import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import type { Config } from '../../core/config/config.js';
import { sealFor } from '../../core/seal.js';
import type { WebhookDelivery, WebhookEndpoint } from '../entity.js';

/** Secrets and signatures after standardwebhooks.com. */

const SECRET_BYTES = 32;
/** How long the secret before a new one goes on signing, so that a receiver can change over without a gap. */
const OVERLAP_MS = 24 * 60 * 60 * 1000;

const seal = (config: Config) => sealFor(config, 'webhook secret');

/** Gives an endpoint its first secret. @returns it, which nobody is shown again */
export function giveSecret(config: Config, endpoint: WebhookEndpoint): string {
  const secret = `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;
  endpoint.sealedSecret = seal(config).seal(secret, endpoint.id);
  return secret;
}

/** Gives an endpoint another secret; the one that it had signs as well for a day. @returns the new one */
export function rotateSecret(config: Config, endpoint: WebhookEndpoint, now: Date): string {
  endpoint.sealedPreviousSecret = endpoint.sealedSecret;
  endpoint.previousSecretUntil = new Date(now.getTime() + OVERLAP_MS);
  return giveSecret(config, endpoint);
}

/**
 * The headers that prove who has sent a message, and when.
 * @returns null where the secret cannot be read any more, since `JWT_SECRET` is another one
 */
export function signedHeaders(
  config: Config,
  endpoint: WebhookEndpoint,
  { id, body }: WebhookDelivery,
  now: Date,
): Record<string, string> | null {
  const { sealedSecret, sealedPreviousSecret, previousSecretUntil } = endpoint;
  const isOverlap = previousSecretUntil !== null && previousSecretUntil > now;
  const sealed = isOverlap && sealedPreviousSecret ? [sealedSecret, sealedPreviousSecret] : [sealedSecret];
  const secrets = sealed
    .map((text) => seal(config).open(text, endpoint.id))
    .filter((secret) => typeof secret === 'string');
  if (secrets.length === 0) return null;
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, now, body)).join(' '),
  };
}
