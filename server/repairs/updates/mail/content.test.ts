import { describe, expect, it } from 'vitest';
import { Language } from '../../../accounts/enums.js';
import { buildUser } from '../../../accounts/factory.js';
import { DEFAULT_PREFERENCES } from '../../../accounts/profile/preferences.js';
import { NOW, useTestApp } from '../../../testing/testApp.js';
import { RepairStatus } from '../../enums.js';
import { buildRepair } from '../../factory.js';
import { UpdateKind } from '../enums.js';
import { buildUpdate } from '../factory.js';
import { updateContent } from './content.js';
import { messagesOf } from './messages.js';

/** What owners read, in both languages. */

const app = useTestApp();

const repair = buildRepair({ brand: 'LG', model: '32LM' });

const UPDATES = [
  buildUpdate(repair, { kind: UpdateKind.RECEIVED }),
  ...Object.values(RepairStatus).map((status) => buildUpdate(repair, { status })),
  buildUpdate(repair, { kind: UpdateKind.QUOTE, status: RepairStatus.DIAGNOSED, cost: 125_000 }),
];

const ownerWho = (language: Language) =>
  buildUser({ name: 'Sita', emailConfirmedAt: NOW, preferences: { ...DEFAULT_PREFERENCES, language } });

const letters = async (language: Language) =>
  (await Promise.all(UPDATES.map((update) => updateContent(app.ctx(), update, repair, ownerWho(language))))).map(
    ({ content }) => content,
  );

describe.each(Object.values(Language))('in %s', (language) => {
  it('each content has a subject of its own, names the set and says what happens next', async () => {
    const all = await letters(language);
    expect(new Set(all.map(({ subject }) => subject)).size).toBe(UPDATES.length);
    for (const { paragraphs, button } of all) {
      expect(paragraphs.length).toBeGreaterThan(1);
      expect(paragraphs[0]).toContain('LG 32LM');
      expect(paragraphs.join()).not.toMatch(/[{}]/);
      expect(button!.url).toBe(`${app.url}/#/track/${repair.id}`);
    }
  });

  it('each message is short, and has the set, the shop and the way to follow it', async () => {
    const shop = { en: /^Parda: /, ne: /^पर्दा: / }[language];
    for (const update of UPDATES) {
      const messages = await messagesOf(app.ctx(), repair, update);
      const { text } = messages.find((message) => message.language === language)!;
      expect(text).toMatch(shop);
      expect(text).toContain('LG 32LM');
      expect(text.endsWith(`: ${app.url}/#/track/${repair.id}`)).toBe(true);
      expect(text.length).toBeLessThan(400);
    }
  });
});

it('Nepali is Nepali, with its own digits and the money as it is written there', async () => {
  const all = await letters(Language.NE);
  for (const { subject, paragraphs, greeting, button } of all) {
    const words = [subject, greeting, button!.label, ...paragraphs].join(' ');
    expect(words.replace(/LG 32LM|Sita/g, '').replaceAll(repair.id, '')).not.toMatch(/[a-z\d]/i);
  }
  expect(all.at(-1)!.subject).toBe('मर्मतको मूल्य तयार छ: रु. १,२५,०००');
});
