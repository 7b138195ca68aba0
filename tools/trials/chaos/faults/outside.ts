import type { Gate } from '../../../../server/testing/gate.js';
import type { TrialShop } from '../trialShop.js';
import { type Fault, longSeconds, someSeconds } from './fault.js';

/** A service of somebody else's that is gone, or takes connections and says nothing. */
const absent = (whose: string, breaks: Fault['breaks'], gateOf: (shop: TrialShop) => Gate): Fault[] => [
  {
    name: `${whose} is gone`,
    breaks,
    happen: async (shop, random) => {
      await gateOf(shop).turn('shut');
      await someSeconds(random);
      await gateOf(shop).turn('open');
    },
  },
  {
    name: `${whose} says nothing`,
    breaks,
    happen: async (shop, random) => {
      await gateOf(shop).turn('silent');
      await longSeconds(random);
      await gateOf(shop).turn('open');
    },
  },
];

/** Longer than the shop waits for a word of the mail server's. */
const ENDLESS_MS = 25_000;

export const outsideFaults: readonly Fault[] = [
  ...absent('the mail server', 'nothing', ({ outside }) => outside.mail.gate),
  {
    name: 'the mail server refuses for now',
    breaks: 'nothing',
    happen: async ({ outside: { mail } }, random) => {
      mail.server.toEverybody = { code: 451, text: 'Try again later' };
      await someSeconds(random);
      mail.server.toEverybody = undefined;
    },
  },
  {
    name: 'the mail server takes mails and does not say so',
    breaks: 'nothing',
    happen: async ({ outside: { mail } }, random) => {
      mail.server.delay = ENDLESS_MS;
      await someSeconds(random);
      mail.server.delay = 0;
    },
  },
  ...absent('the store', 'the store', ({ outside }) => outside.store.gate),
  ...absent('the assistant', 'the assistant', ({ outside }) => outside.assistant.gate),
];
