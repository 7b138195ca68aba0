import { ref } from '@mikro-orm/core';
import { describe, expect, it } from 'vitest';
import { Language } from '../../accounts/enums.js';
import { buildUser } from '../../accounts/factory.js';
import { DEFAULT_PREFERENCES } from '../../accounts/profile/preferences.js';
import { ActivityLog } from '../../activity/entity.js';
import { newUuid } from '../../core/entities/ids.js';
import { OutgoingMail } from '../../mail/entity.js';
import { PageSlug } from '../../pages/enums.js';
import { buildPage } from '../../pages/factory.js';
import { outcomesOf } from '../../testing/outcomes.js';
import { useTestApp } from '../../testing/testApp.js';
import { InboxMessage, InboxReply } from '../entity.js';
import { buildInboxMessage } from '../factory.js';

const app = useTestApp();

interface Answered {
  id: string;
  status: string;
  replies: { text: string; createdAt: string; mail: { state: string } | null }[];
}

const { graphql } = outcomesOf<Answered>(app);

const answer = (id: string, text: string, token?: string) =>
  graphql(
    `
      mutation ($id: ID!, $text: String!) {
        replyToInboxMessage(id: $id, text: $text) {
          id
          status
          replies {
            text
            createdAt
            mail {
              state
            }
          }
        }
      }
    `,
    { id, text },
    { token },
  );

describe('an answer', () => {
  it('goes to whoever wrote, above what they wrote, and comes back to the shop', async () => {
    const { token } = await app.admin();
    await app.save(buildPage(PageSlug.CONTACT, { contactInfo: { email: 'shop@parda.example', phones: [] } }, app.now));
    const [message] = await app.save(
      buildInboxMessage({ subject: 'Hours & <prices>', message: 'Open?\nOn Saturday?' }),
    );
    const text = 'Yes, we are.\n\nUntil six.';
    expect(await answer(message!.id, text, token)).toEqual({
      id: message!.id,
      status: 'ANSWERED',
      replies: [{ text, createdAt: app.now.toISOString(), mail: { state: 'WAITING' } }],
    });
    await app.settle();
    const [mail] = app.mailer.sent;
    expect(mail).toMatchObject({
      to: 'sita@example.com',
      subject: 'Re: Hours & <prices>',
      replyTo: 'shop@parda.example',
    });
    expect(mail!.text).toMatch(/^Yes, we are\.\n\nUntil six\.\n\nYou wrote:\n> Open\?\n> On Saturday\?\n/);
    expect(mail!.html).toContain('<title>Re: Hours &amp; &lt;prices&gt;</title>');
    const log = await app.em.findAll(ActivityLog, { orderBy: { actionType: 'asc' } });
    expect(log.map(({ actionType }) => actionType)).toEqual(['INBOX_REPLY', 'INBOX_STATUS_UPDATE']);
    expect(JSON.stringify(log)).not.toMatch(/sita@|Until six/);
  });

  it('follows an earlier one, in order, each with its mail', async () => {
    const { token } = await app.admin();
    const [message] = await app.save(buildInboxMessage());
    await answer(message!.id, 'First.', token);
    await app.settleAfter(60);
    const { replies } = await answer(message!.id, 'Second.', token);
    expect(replies).toMatchObject([
      { text: 'First.', mail: { state: 'SENT' } },
      { text: 'Second.', mail: { state: 'WAITING' } },
    ]);
    await app.settle();
    expect(app.mailer.sent.map(({ text }) => /^(\w+)\.\n/.exec(text)![1])).toEqual(['First', 'Second']);
    expect(await app.em.count(ActivityLog, { actionType: 'INBOX_STATUS_UPDATE' })).toBe(1);
  });

  it("speaks the reader's language", async () => {
    const { token } = await app.admin();
    const user = buildUser({ preferences: { ...DEFAULT_PREFERENCES, language: Language.NE } });
    const message = buildInboxMessage({ user: ref(user) });
    await app.save<object>(user, message);
    await answer(message.id, 'Yes.', token);
    await app.settle();
    expect(app.mailer.sent[0]!.text).toMatch(/^Yes\.\n\nतपाईंले लेख्नुभएको:/);
  });

  it('waits for the morning, and goes nowhere once the message is deleted', async () => {
    const { token } = await app.admin();
    app.now = new Date('2026-06-15T22:00:00+05:45');
    const [message] = await app.save(buildInboxMessage());
    await answer(message!.id, 'Yes.', token);
    await app.settle();
    expect(app.mailer.sent).toEqual([]);
    expect(await app.em.findAll(OutgoingMail)).toMatchObject([{ dueAt: new Date('2026-06-16T08:00:00+05:45') }]);
    await graphql('mutation ($id: ID!) { deleteInboxMessage(id: $id) }', { id: message!.id }, { token });
    await app.settleAfter(12 * 60 * 60);
    expect(app.mailer.sent).toEqual([]);
    expect([await app.em.count(OutgoingMail), await app.em.count(InboxReply)]).toEqual([0, 0]);
  });

  it.each([
    ['without words', ' \n', 'Reply cannot be empty.'],
    ['without end', 'x'.repeat(10_001), 'Reply can have at most 10000 characters.'],
  ])('%s is refused', async (_what, text, message) => {
    const { token } = await app.admin();
    const [asked] = await app.save(buildInboxMessage());
    expect(await answer(asked!.id, text, token)).toMatchObject({
      code: 'BAD_INPUT',
      message,
      fields: { text: message },
    });
    expect(await app.em.findAll(InboxMessage)).toMatchObject([{ status: 'NEW' }]);
    expect(await app.em.count(OutgoingMail)).toBe(0);
  });

  it.each(['not-an-id', newUuid()])('to no message (%s) is refused', async (id) => {
    const { token } = await app.admin();
    expect(await answer(id, 'Yes.', token)).toMatchObject({ code: 'NOT_FOUND', message: 'Message not found.' });
  });
});
