import { describe, expect, it } from 'vitest';
import { ActivityLog } from '../activity/entity.js';
import { readContentVersion } from '../core/contentVersion/contentVersion.js';
import { useTestApp } from '../testing/testApp.js';
import { Page } from './entity.js';
import { PageSlug } from './enums.js';
import { buildPage } from './factory.js';
import { findPage, savePage } from './service.js';
import { starterPages } from './starter/index.js';

const app = useTestApp();

const CONTACT = {
  header: { title: 'Contact', subtitle: 'Here we are' },
  contactInfo: { address: 'Putalisadak', phones: ['1234567', '7654321'], email: 'a@b.np', hours: '10 to 18' },
  locationInfo: { mapPlaceholderText: 'Above the tea house' },
};

const writeContact = () => app.save(buildPage(PageSlug.CONTACT, CONTACT, app.now));

it('a page is read with one statement', async () => {
  await app.save(...starterPages(app.now));
  for (const slug of Object.values(PageSlug)) {
    const ctx = app.ctx();
    expect(await app.statementsOf(() => findPage(ctx, slug))).toHaveLength(1);
  }
});

it('a save is counted, dated by the clock of the server, and seen by open pages', async () => {
  const { ctx } = await app.admin();
  const before = await readContentVersion(app.em);
  const sent = { title: 'About', lastUpdated: '1999-01-01T00:00:00Z' };
  expect(await savePage(ctx, PageSlug.ABOUT_US, sent)).toMatchObject({ version: 1, lastUpdated: app.now });
  app.now = new Date(app.now.getTime() + 60_000);
  expect(await savePage(ctx, PageSlug.ABOUT_US, sent)).toMatchObject({ version: 2, lastUpdated: app.now });
  expect(await readContentVersion(app.em)).toBe(before + 2);
});

it('of two people who edited the same version only the first saves', async () => {
  const { ctx } = await app.admin();
  const { version } = await savePage(ctx, PageSlug.CAREERS, { pageTitle: 'One' });
  const saves = await Promise.allSettled(
    ['Two', 'Three'].map((pageTitle) =>
      savePage(app.ctx({ actor: ctx.actor }), PageSlug.CAREERS, { pageTitle }, { version }),
    ),
  );
  expect(saves.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(saves.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'CONFLICT', message: 'This page was changed by someone else. Reload to see the changes.' },
  });
  expect(await app.em.findOne(Page, { slug: PageSlug.CAREERS })).toMatchObject({ version: 2 });
});

it('of two first saves at once both count', async () => {
  const { ctx } = await app.admin();
  await Promise.all(
    ['One', 'Two'].map((pageTitle) => savePage(app.ctx({ actor: ctx.actor }), PageSlug.CAREERS, { pageTitle })),
  );
  expect(await app.em.findOne(Page, { slug: PageSlug.CAREERS })).toMatchObject({ version: 2 });
});

it('a first save that is refused leaves no page behind', async () => {
  const { ctx } = await app.admin();
  await expect(savePage(ctx, PageSlug.ABOUT_US, { title: '' })).rejects.toThrow('Title is required.');
  expect(await app.em.count(Page)).toBe(0);
});

it('a version of a page that was never written is out of date', async () => {
  const { ctx } = await app.admin();
  await expect(savePage(ctx, PageSlug.FAQ, {}, { version: 3 })).rejects.toMatchObject({ code: 'CONFLICT' });
});

describe('the contact page', () => {
  const merged = async (sent: object) => {
    await writeContact();
    const { ctx } = await app.admin();
    return (await savePage(ctx, PageSlug.CONTACT, sent)).content;
  };

  it('keeps what was not sent, and replaces lists', async () => {
    expect(await merged({ contactInfo: { phones: ['5555555'], whatsapp: '9779841234567' } })).toMatchObject({
      header: CONTACT.header,
      contactInfo: { ...CONTACT.contactInfo, phones: ['5555555'], whatsapp: '9779841234567' },
      locationInfo: CONTACT.locationInfo,
    });
  });

  it('loses none of its details to a null', async () => {
    expect(await merged({ contactInfo: null })).toMatchObject({ contactInfo: CONTACT.contactInfo });
  });

  it('replaces its other sections whole', async () => {
    expect(await merged({ header: { title: 'New' } })).toMatchObject({
      header: { title: 'New', subtitle: null },
      contactInfo: CONTACT.contactInfo,
    });
  });

  it('takes the details of the top bar before the page was written', async () => {
    const { ctx } = await app.admin();
    const { content } = await savePage(ctx, PageSlug.CONTACT, { contactInfo: { phones: '1234567' } });
    expect(content).toMatchObject({ header: { title: 'Contact Us' }, contactInfo: { phones: ['1234567'] } });
  });
});

it('every other page is replaced', async () => {
  const { ctx } = await app.admin();
  await savePage(ctx, PageSlug.ABOUT_US, { title: 'About', body: 'Text' });
  expect((await savePage(ctx, PageSlug.ABOUT_US, { title: 'Anew' })).content).toMatchObject({
    title: 'Anew',
    body: null,
  });
});

it('a policy that is sent as a text keeps its title', async () => {
  const { ctx } = await app.admin();
  await savePage(ctx, PageSlug.WARRANTY_INFO, { title: 'Our warranty', content: 'Six months.' });
  expect((await savePage(ctx, PageSlug.WARRANTY_INFO, '# One year')).content).toEqual({
    title: 'Our warranty',
    content: '# One year',
  });
});

describe('the log', () => {
  const INFO = { ...CONTACT.contactInfo, email: 'new@b.np' };

  it.each<[string, PageSlug, unknown, string]>([
    ['a page', PageSlug.ABOUT_US, { title: 'T' }, 'PAGE_CONTENT_UPDATE'],
    ['a policy', PageSlug.TERMS_OF_USE, 'Text', 'POLICY_CONTENT_UPDATE'],
    ['another policy', PageSlug.PRIVACY_POLICY, { content: 'Text' }, 'POLICY_CONTENT_UPDATE'],
    ['careers', PageSlug.CAREERS, {}, 'CAREERS_PAGE_INFO_UPDATE'],
    ['the top bar alone', PageSlug.CONTACT, { contactInfo: { email: 'new@b.np' } }, 'APP_SETTINGS_UPDATE'],
    [
      'the whole page with a change of the top bar',
      PageSlug.CONTACT,
      { ...CONTACT, contactInfo: INFO },
      'APP_SETTINGS_UPDATE',
    ],
    [
      'more of the contact page',
      PageSlug.CONTACT,
      { ...CONTACT, header: { title: 'New' }, contactInfo: INFO },
      'PAGE_CONTENT_UPDATE',
    ],
    [
      'the address on the contact page',
      PageSlug.CONTACT,
      { ...CONTACT, contactInfo: { ...CONTACT.contactInfo, address: 'Patan' } },
      'PAGE_CONTENT_UPDATE',
    ],
    ['the contact page as it was', PageSlug.CONTACT, CONTACT, 'PAGE_CONTENT_UPDATE'],
  ])('calls a save of %s by its name', async (_what, slug, sent, actionType) => {
    await writeContact();
    const { ctx, user } = await app.admin();
    await savePage(ctx, slug, sent);
    await app.settle();
    expect(await app.em.findAll(ActivityLog)).toMatchObject([{ actionType, targetId: slug, userId: user.id }]);
  });
});
