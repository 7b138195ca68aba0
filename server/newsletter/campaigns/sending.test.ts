// @module-tag database
import { describe, expect, it } from 'vitest';
import { ActivityLog } from '../../activity/entity.js';
import { newUuid } from '../../core/entities/ids.js';
import { OutgoingMail } from '../../mail/entity.js';
import { outcomesOf } from '../../testing/outcomes.js';
import { type Call, useTestApp } from '../../testing/testApp.js';
import { suppress } from '../audience/suppression.js';
import { CampaignStatus } from '../enums.js';
import { buildCampaign, buildSubscription } from '../factory.js';
import { EmailCampaign } from './entity.js';
import { sendNewCampaign } from './sending.service.js';

const app = useTestApp();

const { graphql, rest } = outcomesOf<EmailCampaign>(app);
const FIELDS = '{ id status sentAt finishedAt recipientCount version }';

const send = (id: string, call: Call, version?: number) =>
  graphql(
    `mutation ($id: ID!, $version: Int) { sendCampaign(id: $id, version: $version) ${FIELDS} }`,
    { id, version },
    call,
  );

const LETTER = { subject: 'Dashain', body: 'Come **and** see.' };

/** Each door's way from words to a campaign on its way. */
const doors = {
  GraphQL: async (call: Call) => {
    const [draft] = await app.save(buildCampaign(LETTER));
    return send(draft!.id, call);
  },
  REST: (call: Call) => rest('POST', '/api/admin/email-campaigns', LETTER, call),
};

const mails = () => app.em.findAll(OutgoingMail, { orderBy: { recipientKey: 'asc' } });
const recipients = async () => (await mails()).map(({ recipient }) => recipient);

/** Three who want it; one who was switched off, one who has left. */
async function subscribe(): Promise<void> {
  await app.save(
    buildSubscription({ email: 'Anita@example.com' }),
    buildSubscription({ email: 'bina@example.com' }),
    buildSubscription({ email: 'chandra@example.com' }),
    buildSubscription({ email: 'off@example.com', isActive: false }),
    buildSubscription({ email: 'Left@example.com' }),
  );
  await suppress(app.ctx(), 'LEFT@example.com');
}

const EVERYBODY = ['Anita@example.com', 'bina@example.com', 'chandra@example.com'];

describe.each(Object.entries(doors))('through %s', (_name, sendOne) => {
  it('a campaign is queued for all who are subscribed, and then goes', async () => {
    const call = await app.admin();
    await subscribe();
    const campaign = await sendOne(call);
    const sentAt = app.now.toISOString();
    expect(campaign).toMatchObject({ status: 'QUEUED', sentAt, finishedAt: null, recipientCount: 3 });
    expect(await recipients()).toEqual(EVERYBODY);
    expect(app.mailer.sent).toEqual([]);
    await app.settle();
    expect(app.mailer.sent.map(({ to }) => to).toSorted()).toEqual(EVERYBODY);
    expect(await app.em.findAll(EmailCampaign)).toMatchObject([{ status: 'SENT', finishedAt: app.now }]);
    expect(await app.em.find(ActivityLog, { actionType: 'EMAIL_CAMPAIGN_SEND' })).toMatchObject([
      { targetId: campaign.id, description: 'Campaign sent to 3 subscribers.' },
    ]);
  });

  it('one that nobody wants is over at once', async () => {
    const campaign = await sendOne(await app.admin());
    const now = app.now.toISOString();
    expect(campaign).toMatchObject({ status: 'SENT', sentAt: now, finishedAt: now, recipientCount: 0 });
    await app.settle();
    expect(app.mailer.sent).toEqual([]);
  });
});

describe('the same key', () => {
  const withKey = ({ token }: Call): Call => ({ token, headers: { 'Idempotency-Key': 'monsoon' } });

  it('through REST makes and sends one campaign, and gives it back', async () => {
    const call = withKey(await app.admin());
    await subscribe();
    const first = await app.viaRest<EmailCampaign>('POST', '/api/admin/email-campaigns', LETTER, call);
    const second = await app.viaRest<EmailCampaign>('POST', '/api/admin/email-campaigns', LETTER, call);
    expect([first.status, second.status, second.body.id]).toEqual([201, 201, first.body.id]);
    expect(await recipients()).toEqual(EVERYBODY);
    const other = await rest('POST', '/api/admin/email-campaigns', { ...LETTER, body: 'Other.' }, call);
    expect(other).toMatchObject({ code: 'CONFLICT' });
    expect(await app.em.count(EmailCampaign)).toBe(1);
  });

  it('through GraphQL sends a draft once', async () => {
    const call = withKey(await app.admin());
    await subscribe();
    const [draft] = await app.save(buildCampaign());
    const [first, second] = [await send(draft!.id, call), await send(draft!.id, call)];
    expect(first).toMatchObject({ id: draft!.id, status: 'QUEUED' });
    expect(second).toEqual(first);
    expect(await recipients()).toEqual(EVERYBODY);
  });
});

it('two who send a draft at the same moment make one batch', async () => {
  const call = await app.admin();
  await subscribe();
  const [draft] = await app.save(buildCampaign());
  const outcomes = await Promise.all([send(draft!.id, call), send(draft!.id, call)]);
  expect(outcomes.map(({ status, message }) => String(status ?? message)).toSorted()).toEqual([
    'QUEUED',
    'This campaign was sent already.',
  ]);
  expect(await recipients()).toEqual(EVERYBODY);
});

it.each(Object.values(CampaignStatus))('one that is %s is sent only as a draft', async (status) => {
  const call = await app.admin();
  await subscribe();
  const [campaign] = await app.save(buildCampaign({ status }));
  const outcome = await send(campaign!.id, call);
  const isDraft = status === CampaignStatus.DRAFT;
  const refusal = { code: 'CONFLICT', message: 'This campaign was sent already.' };
  expect(outcome).toMatchObject(isDraft ? { status: 'QUEUED' } : refusal);
  expect(await recipients()).toHaveLength(isDraft ? 3 : 0);
});

it('nobody sends what somebody else has changed since', async () => {
  const call = await app.admin();
  await subscribe();
  const [draft] = await app.save(buildCampaign({ version: 2 }));
  const message = 'This was changed by someone else. Reload to see the changes.';
  expect(await send(draft!.id, call, 1)).toMatchObject({ code: 'CONFLICT', message });
  expect(await recipients()).toEqual([]);
  expect(await send(draft!.id, call, 2)).toMatchObject({ status: 'QUEUED', version: 3 });
});

it.each(['not-an-id', 'no\u0000id', newUuid()])('there is no campaign %j to send', async (id) => {
  expect(await send(id, await app.admin())).toMatchObject({ code: 'NOT_FOUND', message: 'Campaign not found.' });
});

it('ten thousand are queued with a handful of statements', async () => {
  const { ctx } = await app.admin();
  await app.em.execute(
    `insert into newsletter_subscription (id, email, created_at, is_active)
    select gen_random_uuid(), 'reader' || n || '@example.com', now(), true from generate_series(1, 10000) n`,
  );
  const statements = await app.statementsOf(() => sendNewCampaign(ctx, LETTER));
  expect(statements.length).toBeLessThan(10);
  expect(await app.em.count(OutgoingMail)).toBe(10_000);
});

describe('a test', () => {
  const test = (input: object, call: Call) =>
    app.viaGraphql<{ sendCampaignTest: string } | null>(
      'mutation ($subject: String!, $body: String!) { sendCampaignTest(subject: $subject, body: $body) }',
      input,
      call,
    );

  it('goes to the caller alone, at any hour, and leads nobody to unsubscribe', async () => {
    app.now = new Date('2026-06-15T20:00:00Z');
    const { user, token } = await app.admin();
    await subscribe();
    const { data } = await test(LETTER, { token });
    expect(data).toEqual({ sendCampaignTest: user.email });
    await app.settle();
    const [mail, ...others] = app.mailer.sent;
    expect([mail!.to, mail!.subject, others]).toEqual([user.email, '[Test] Dashain', []]);
    expect(mail!.html).toContain('<strong>and</strong>');
    expect([mail!.unsubscribe, mail!.text.includes('/unsubscribe/')]).toEqual([undefined, false]);
    expect(await app.em.count(EmailCampaign)).toBe(0);
  });

  it('is checked as a campaign is, and can be had twenty times an hour', async () => {
    const call = await app.admin();
    const { errors } = await test({ subject: ' ', body: 'B' }, call);
    expect(errors![0]!.message).toBe('Subject and body cannot be empty.');
    for (let n = 0; n < 20; n++) await test(LETTER, call);
    expect((await test(LETTER, call)).errors![0]!.extensions.code).toBe('RATE_LIMITED');
    expect(await app.em.count(OutgoingMail)).toBe(20);
  });
});
