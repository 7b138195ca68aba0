import { describe, expect, it } from 'vitest';
import { buildUser } from '../accounts/factory.js';
import { newUuid } from '../core/entities/ids.js';
import { MediaFile, MediaKind, MediaUse } from '../media/entity.js';
import { useTestApp } from '../testing/testApp.js';
import { InboxMessage } from './entity.js';
import { buildInboxMessage } from './factory.js';
import { deleteMessage, receiveLegacyMessage } from './service.js';

const app = useTestApp();

const ID = '0123456789abcdef0123456789abcdef';
const PATH = `/media/parda/raw/upload/${ID}.pdf`;

const legacy = (overrides: object = {}) => ({
  targetId: 'contact-form-submission',
  targetType: 'general',
  subject: 'Contact Form: Opening hours',
  userId: 'guest_user',
  authorName: 'Sita Sharma',
  authorEmail: 'sita@example.com',
  rating: 5,
  comment: '<i>Are you open?</i>\n',
  ...overrides,
});

const application = (cv: string) =>
  legacy({
    targetId: 'job-application',
    subject: 'Application for Technician',
    comment: `Name: Sita\nPhone: 9841234567\nCV: ${cv}\n\nCover letter:\nDear shop`,
  });

const saveCv = () =>
  app.save(
    Object.assign(new MediaFile(), {
      id: ID,
      kind: MediaKind.CV,
      name: `${ID}.pdf`,
      bytes: 1000,
      createdAt: app.now,
      unusedSince: app.now,
    }),
  );

describe('what the legacy client sends as a review', () => {
  it('becomes a message, kept as it came', async () => {
    const { id } = await receiveLegacyMessage(app.ctx(), legacy({ status: 'ANSWERED', cvUrl: '/x' }));
    expect(await app.em.findOneOrFail(InboxMessage, { id })).toMatchObject({
      kind: 'CONTACT',
      status: 'NEW',
      name: 'Sita Sharma',
      email: 'sita@example.com',
      subject: 'Contact Form: Opening hours',
      message: '<i>Are you open?</i>\n',
      cvUrl: null,
      user: null,
    });
  });

  it('is a signed-in person’s own, whatever it says', async () => {
    const { user, ctx } = await app.signedIn(buildUser({ name: 'Ram Thapa' }));
    const { id } = await receiveLegacyMessage(ctx, legacy({ userId: newUuid() }));
    const kept = await app.em.findOneOrFail(InboxMessage, { id });
    expect([kept.name, kept.email, kept.user?.id]).toEqual(['Ram Thapa', user.email, user.id]);
  });

  it.each([`https://parda.example${PATH}`, `${PATH}.`, `<${PATH}>`])('has the CV that it mentions: %s', async (cv) => {
    await saveCv();
    const body = application(cv);
    const { id } = await receiveLegacyMessage(app.ctx(), body);
    expect(await app.em.findOneOrFail(InboxMessage, { id })).toMatchObject({
      kind: 'APPLICATION',
      subject: 'Application for Technician',
      message: body.comment,
      cvUrl: PATH,
    });
    expect(await app.em.findAll(MediaUse)).toMatchObject([{ mediaId: ID }]);
  });

  it.each([
    'https://res.cloudinary.com/x/raw/upload/cv.pdf',
    PATH.replace('0', 'f'),
    PATH.replace('pdf', 'docx'),
    `${PATH}x`,
  ])('is kept with a CV that is not ours, too: %s', async (cv) => {
    await saveCv();
    expect(await receiveLegacyMessage(app.ctx(), application(cv))).toMatchObject({ cvUrl: null });
  });

  it('keeps no file for a message that is no application', async () => {
    await saveCv();
    expect(await receiveLegacyMessage(app.ctx(), legacy({ comment: PATH }))).toMatchObject({ cvUrl: null });
    expect(await app.em.count(MediaUse)).toBe(0);
  });

  it.each<[object, string]>([
    [{ authorName: '' }, 'Name is required.'],
    [{ authorEmail: 'sita' }, 'Please enter a valid email address.'],
    [{ subject: ' ' }, 'Subject is required.'],
    [{ comment: '' }, 'Message is required.'],
    [{ targetId: 'product-1' }, 'This is no message to the shop.'],
  ])('is refused with %j', async (wrong, sentence) => {
    await expect(receiveLegacyMessage(app.ctx(), legacy(wrong))).rejects.toThrow(sentence);
    expect(await app.em.count(InboxMessage)).toBe(0);
  });

  it('comes so often an hour from one address', async () => {
    for (let sent = 0; sent < 30; sent++) await receiveLegacyMessage(app.ctx(), legacy());
    await expect(receiveLegacyMessage(app.ctx(), legacy())).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  });
});

it('an admin deletes a message, and nobody else', async () => {
  const [message] = await app.save(buildInboxMessage());
  const [{ ctx: admin }, { ctx: user }] = [await app.admin(), await app.signedIn()];
  const { id } = message!;
  await expect(deleteMessage(app.ctx(), id)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  await expect(deleteMessage(user, id)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  for (const other of [newUuid(), 'nonsense']) {
    await expect(deleteMessage(admin, other)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  }
  expect(await deleteMessage(admin, id)).toBe(id);
  expect(await app.em.count(InboxMessage)).toBe(0);
});
