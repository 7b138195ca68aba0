// @module-tag database
import { ref } from '@mikro-orm/core';
import { describe, expect, it } from 'vitest';
import { buildUser } from '../../accounts/factory.js';
import { DEFAULT_PREFERENCES } from '../../accounts/profile/preferences.js';
import { Language } from '../../accounts/enums.js';
import { ActivityLog } from '../../activity/entity.js';
import { NOW, useTestApp } from '../../testing/testApp.js';
import { outcomesOf } from '../../testing/outcomes.js';
import { updateRepair } from '../admin/service.js';
import { RepairStatus } from '../enums.js';
import { buildRepair } from '../factory.js';
import { CustomerUpdate } from '../updates/entity.js';
import { MESSAGE_OCCASIONS } from './enums.js';
import { canAlwaysBeSaid, fillIn, type PlaceholderValues, unknownIn } from './placeholders.js';
import { STARTER_TEXTS } from './starter.js';

/** What customers are told, as the owner writes it. */

const app = useTestApp();

const FIELDS = 'occasion subjectEn textEn subjectNe textNe version placeholders';
const LIST = `{ messageTemplates { ${FIELDS} } }`;
const SAVE = `mutation ($input: MessageTemplateInput!) { saveMessageTemplate(input: $input) { ${FIELDS} } }`;
const WRITE = `mutation ($id: ID!, $language: Language!, $words: String!) {
  writeCustomerUpdate(updateId: $id, language: $language, words: $words) { messages { language words isOwn text } }
}`;

interface Template {
  occasion: string;
  textEn: string;
  version: number;
  placeholders: string[];
}

const READY = {
  occasion: 'REPAIRED',
  subjectEn: 'Ready',
  textEn: 'Your {set} is ready.\nPlease bring {due}.\nOpen {hours}.',
  subjectNe: 'तयार',
  textNe: 'तपाईंको {set} तयार छ।',
};

const save = async (input: object) => outcomesOf<Template>(app).graphql(SAVE, { input }, await app.admin());

describe('the templates', () => {
  it('are those of a new shop until the owner writes one, which is logged', async () => {
    const shop = await app.admin();
    const list = async () =>
      (await app.viaGraphql<{ messageTemplates: Template[] }>(LIST, {}, shop)).data.messageTemplates;
    expect((await list()).map(({ occasion }) => occasion)).toEqual(MESSAGE_OCCASIONS);
    expect(await save({ ...READY, version: 0 })).toMatchObject({ ...READY, version: 1 });
    const [saved, ...others] = (await list()).toSorted((one, other) => other.version - one.version);
    expect(saved).toMatchObject(READY);
    expect(others.every(({ version }) => version === 0)).toBe(true);
    expect(await save({ ...READY, version: 0 })).toMatchObject({ code: 'CONFLICT' });
    await app.settle();
    expect(await app.em.findOne(ActivityLog, { actionType: 'MESSAGE_TEMPLATE_UPDATE' })).toMatchObject({
      description: 'Message to customers updated: REPAIRED.',
    });
  });

  it.each([
    ['textEn', '{set} costs {price}. {wrong}', 'There is no {wrong} here. Choose from the list.'],
    ['textNe', '{set} {found}', 'There is no {found} here. Choose from the list.'],
    ['subjectEn', 'Open {', 'There is no { here. Choose from the list.'],
    ['textEn', 'Open {hours}', 'At least one line must do without what may be unknown.'],
    ['subjectNe', ' ', 'Subject is required.'],
  ])('are refused with %s "%s"', async (field, text, message) => {
    expect(await save({ ...READY, [field]: text })).toMatchObject({ code: 'BAD_INPUT', fields: { [field]: message } });
  });
});

describe('a text', () => {
  const values: PlaceholderValues = {
    name: 'Sita',
    set: 'LG',
    id: 'AB12',
    price: 'Rs. 5',
    found: null,
    work: null,
    due: null,
    hours: '9 to 18',
    address: 'New Road',
    phone: null,
  };

  it('is said without the lines that name what is not known', () => {
    expect(fillIn('Your {set}, { name }.\n\n{found}\nDue: {due}, {price}\nOpen {hours}', values)).toBe(
      'Your LG, Sita.\nOpen 9 to 18',
    );
  });

  it.each(Object.values(Language))('of a new shop can always be said in %s', (language) => {
    for (const occasion of MESSAGE_OCCASIONS) {
      for (const text of Object.values(STARTER_TEXTS[language][occasion])) {
        expect([occasion, unknownIn(text, occasion), canAlwaysBeSaid(text, occasion)]).toEqual([
          occasion,
          undefined,
          true,
        ]);
      }
    }
  });
});

describe('what a customer is told', () => {
  it('has the open amount, in their language, with the note and by the way it goes', async () => {
    const sita = await app.signedIn(
      buildUser({
        emailConfirmedAt: NOW,
        preferences: { ...DEFAULT_PREFERENCES, language: Language.NE },
      }),
    );
    const shop = await app.admin();
    await save({ ...READY, textNe: 'तपाईंको {set} तयार छ।\nतिर्न बाँकी: {due}' });
    const [repair] = await app.save(buildRepair({ owner: ref(sita.user), brand: 'LG', model: null }));
    await updateRepair(shop.ctx, repair!.id, { status: RepairStatus.DIAGNOSED, estimatedCost: 1200 });
    await updateRepair(shop.ctx, repair!.id, { status: RepairStatus.REPAIRED, note: 'Bring the remote.' });
    await app.settleAfter(120);
    const { subject, text } = app.mailer.sent.at(-1)!;
    expect(subject).toBe('तयार');
    expect(text).toContain('तपाईंको LG तयार छ।');
    expect(text).toContain('तिर्न बाँकी: रु. १,२००');
    expect(text).toContain('> Bring the remote.');
  });

  it('is written anew for one customer until they were told, and the mail takes it', async () => {
    const sita = await app.signedIn(buildUser({ emailConfirmedAt: NOW }));
    const shop = await app.admin();
    const [repair] = await app.save(buildRepair({ owner: ref(sita.user), brand: 'LG', model: null }));
    await updateRepair(shop.ctx, repair!.id, { status: RepairStatus.REPAIRED });
    const { id } = (await app.em.findOne(CustomerUpdate, { status: RepairStatus.REPAIRED }))!;
    const write = (words: string) =>
      outcomesOf<{ messages: { words: string; isOwn: boolean }[] }>(app).graphql(
        WRITE,
        { id, language: 'EN', words },
        shop,
      );
    const { messages } = await write('Come on Sunday,\nplease.');
    expect(messages).toMatchObject([{ words: 'Come on Sunday,\nplease.', isOwn: true }, { isOwn: false }]);
    expect((await write(' ')).messages).toMatchObject([{ isOwn: false }, { isOwn: false }]);
    await write('Come on Sunday,\nplease.');
    await app.settleAfter(120);
    expect(app.mailer.sent.at(-1)!.text).toContain('Come on Sunday,\n\nplease.');
    expect(await write('Too late')).toMatchObject({
      code: 'CONFLICT',
      message: 'The customer has been notified already.',
    });
  });
});
