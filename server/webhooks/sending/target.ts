import dns from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { Config } from '../../core/config/config.js';
import { badInput } from '../../core/errors.js';

/** Where messages may go: over https to public addresses, unless `WEBHOOK_PRIVATE_TARGETS` says otherwise. */

/** All that is routed on the internet; what lies outside of it holds IPv4 addresses in disguise, or nothing. */
const GLOBAL_V6 = ipaddr.parseCIDR('2000::/3');

/**
 * Whether an address belongs to the internet, and neither to this machine, nor to a network behind it, nor to one of the ways to
 * write such an address as another: in IPv6, through NAT64, 6to4 or Teredo.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || parsed.match(GLOBAL_V6));
}

/** An address that messages do not go to. */
export class TargetRefused extends Error {
  override readonly name = 'TargetRefused';
}

/**
 * Looks a name up and refuses it where any of its addresses is not public. The connection is made to what this gives, so that a
 * name cannot have another address when it counts.
 * @param resolve asks the name servers
 */
export const publicLookup =
  (resolve: typeof dns.lookup = dns.lookup): LookupFunction =>
  (hostname, options, done) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return done(error ?? new TargetRefused(PRIVATE), []);
      if (!addresses.every(({ address }) => isPublicAddress(address))) return done(new TargetRefused(PRIVATE), []);
      if (options.all) done(null, addresses);
      else done(null, first.address, first.family);
    });
  };

const PRIVATE = 'The address must not lead to this machine or into a private network.';
const UNENCRYPTED = 'The address must begin with https://.';

/** What Node's URL writes in brackets. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

/**
 * How an address is connected to.
 * @returns the look-up for its name; undefined for the usual one
 * @throws TargetRefused without asking anybody
 */
export function targetLookup(config: Config, url: URL): LookupFunction | undefined {
  if (config.webhookPrivateTargets) return undefined;
  if (url.protocol !== 'https:') throw new TargetRefused(UNENCRYPTED);
  // a literal address is never looked up
  if (isIP(hostOf(url)) && !isPublicAddress(hostOf(url))) throw new TargetRefused(PRIVATE);
  return publicLookup();
}

/**
 * Checks an address before it is kept, so that whoever enters it learns of it at once; each attempt checks it again.
 * @throws AppError BAD_INPUT at `url`
 */
export async function checkTarget(config: Config, address: string): Promise<void> {
  const url = new URL(address);
  try {
    const lookup = targetLookup(config, url);
    if (lookup && !isIP(hostOf(url))) await lookedUp(lookup, hostOf(url));
  } catch (error) {
    const message = error instanceof TargetRefused ? error.message : 'The host of this address cannot be found.';
    throw badInput(message, { url: message });
  }
}

const lookedUp = (lookup: LookupFunction, hostname: string): Promise<void> =>
  new Promise((resolve, reject) => lookup(hostname, { all: true }, (error) => (error ? reject(error) : resolve())));
