import type dns from 'node:dns';
import { describe, expect, it } from 'vitest';
import { useWebhookReceiver } from '../../testing/webhookReceiver.js';
import { postJson, problemOf } from './post.js';
import { isPublicAddress, publicLookup } from './target.js';

describe('an address of the internet', () => {
  it.each(['8.8.8.8', '1.1.1.1', '2606:4700:4700::1111', '2a00:1450:4009::200e'])('is %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    ['this machine', '127.0.0.1'],
    ['this machine', '127.8.8.8'],
    ['any address of this machine', '0.0.0.0'],
    ['any address of this machine', '0.1.2.3'],
    ['a private network', '10.0.0.1'],
    ['a private network', '172.16.0.1'],
    ['a private network', '192.168.1.1'],
    ['the network of a provider', '100.64.0.1'],
    ['where clouds keep their keys', '169.254.169.254'],
    ['all of a network', '255.255.255.255'],
    ['many', '224.0.0.1'],
    ['nobody', '192.0.2.1'],
    ['nobody', '198.18.0.1'],
    ['nobody', '240.0.0.1'],
    ['this machine', '::1'],
    ['any address of this machine', '::'],
    ['this machine, mapped', '::ffff:127.0.0.1'],
    ['a private network, mapped', '::ffff:a00:1'],
    ['a public address, mapped', '::ffff:8.8.8.8'],
    ['this machine, in the form of old', '::7f00:1'],
    ['this machine, translated', '::ffff:0:127.0.0.1'],
    ['this machine, through NAT64', '64:ff9b::7f00:1'],
    ['this machine, through a NAT64 of its own', '64:ff9b:1::7f00:1'],
    ['this machine, through 6to4', '2002:7f00:1::1'],
    ['this machine, through Teredo', '2001::7f00:1'],
    ['the link', 'fe80::1'],
    ['the site', 'fec0::1'],
    ['a private network', 'fd00:ec2::254'],
    ['many', 'ff02::1'],
    ['nobody', '2001:db8::1'],
    ['nobody', '100:0:0:1::1'],
    ['nobody', '4000::1'],
    ['no address', 'localhost'],
    ['no address', ''],
  ])('is not %s: %s', (_what, address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

/** Name servers that give another answer each time. */
function answering(...answers: string[][]): typeof dns.lookup {
  const resolve = (_name: string, _options: object, done: (error: null, addresses: dns.LookupAddress[]) => void) =>
    done(
      null,
      (answers.shift() ?? []).map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  return resolve as unknown as typeof dns.lookup;
}

const look = (lookup: ReturnType<typeof publicLookup>, options: dns.LookupOptions) =>
  new Promise((resolve) => lookup('a.example', options, (error, address) => resolve(error?.message ?? address)));

const REFUSED = 'The address must not lead to this machine or into a private network.';

describe('a name', () => {
  it('is looked up like any other where it is public', async () => {
    const lookup = publicLookup(answering(['8.8.8.8', '1.1.1.1'], ['8.8.8.8', '1.1.1.1']));
    expect(await look(lookup, { all: true })).toEqual([
      { address: '8.8.8.8', family: 4 },
      { address: '1.1.1.1', family: 4 },
    ]);
    expect(await look(lookup, {})).toBe('8.8.8.8');
  });

  it.each([[['10.0.0.1']], [['8.8.8.8', '127.0.0.1']], [['::1', '8.8.8.8']], [[]]])(
    'is refused with the addresses %j',
    async (addresses) => {
      expect(await look(publicLookup(answering(addresses)), { all: true })).toBe(REFUSED);
      expect(await look(publicLookup(answering(addresses)), {})).toBe(REFUSED);
    },
  );
});

describe('a connection', () => {
  const receiver = useWebhookReceiver();

  const post = (resolve: typeof dns.lookup, isGuarded: boolean) =>
    postJson(new URL(`http://shop.example:${receiver.port}/`), '{}', {
      lookup: isGuarded
        ? publicLookup(resolve)
        : (name, options, done) => resolve(name, options, (error, found) => done(error, found)),
      headers: {},
      signal: new AbortController().signal,
    }).catch(problemOf);

  it('goes where the look-up says', async () => {
    expect(await post(answering(['127.0.0.1']), false)).toBe(204);
    expect(receiver.received).toHaveLength(1);
  });

  it('is not made to a name that was public when it was checked, and is not any more', async () => {
    const changing = answering(['8.8.8.8'], ['127.0.0.1']);
    expect(await look(publicLookup(changing), {})).toBe('8.8.8.8');
    expect(await post(changing, true)).toBe(REFUSED);
    expect(receiver.received).toEqual([]);
  });
});
