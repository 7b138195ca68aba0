// @module-tag database
import { describe, expect, it } from 'vitest';
import { ActivityLog } from '../../activity/entity.js';
import type { Ctx } from '../../core/context.js';
import type { Mailer } from '../../infra/mail/mailer.js';
import { OutgoingMail } from '../../mail/entity.js';
import { MailState } from '../../mail/enums.js';
import { mailKinds as allMailKinds } from '../../rooms.js';
import { useTestApp } from '../../testing/testApp.js';
import { deleteSubscription, setSubscriptionActive } from '../admin.service.js';
import { suppress } from '../audience/suppression.js';
import { NewsletterSubscription } from '../entity.js';
import { CampaignStatus } from '../enums.js';
import { buildCampaign } from '../factory.js';
import { unsubscribeToken } from '../links/links.js';
import { unsubscribeFromNewsletter } from '../links/unsubscribe.service.js';
import { LANES, PEOPLE, useCampaignRun } from '../testing/campaignRun.js';
import { EmailCampaign } from './entity.js';
import { pauseCampaign, resendCampaignMails, resumeCampaign } from './sending.service.js';
import { deleteCampaign } from './service.js';

const app = useTestApp();
const run = useCampaignRun(app);

describe('while a campaign runs', () => {
  const subscription = (email: string) => app.em.findOneOrFail(NewsletterSubscription, { email });

  it.each<[string, (email: string, ctx: Ctx) => Promise<unknown>]>([
    ['has unsubscribed', (email) => unsubscribeFromNewsletter(app.ctx(), unsubscribeToken(app.deps.config, email))],
    ['was switched off', async (email, ctx) => setSubscriptionActive(ctx, (await subscription(email)).id, false)],
    ['was deleted', async (email, ctx) => deleteSubscription(ctx, (await subscription(email)).id)],
    ['was suppressed', (email) => suppress(app.ctx(), email)],
  ])('who %s gets nothing any more', async (_what, leave) => {
    const { ctx } = await run.sent();
    let leaving = '';
    const handedOver = await run.during(async () => {
      const waiting = await app.em.findAll(OutgoingMail, { where: { state: MailState.WAITING } });
      leaving = waiting[0]!.recipient!;
      await leave(leaving, ctx);
    });
    expect(handedOver).not.toContain(leaving);
    expect(run.arrived()).toEqual(PEOPLE.filter((email) => email !== leaving));
    expect((await run.states())[leaving]).toBe('SKIPPED');
    expect(await run.campaign()).toMatchObject({ status: 'SENT', finishedAt: app.now });
  });

  it('a list shows that it is being sent', async () => {
    await run.sent();
    let status = '';
    await run.during(async () => ({ status } = await run.campaign()));
    expect(status).toBe('SENDING');
  });

  it('whoever unsubscribes is left out at once, and not only when it is their turn', async () => {
    app.now = new Date('2026-06-15T20:00:00Z');
    await run.sent();
    await unsubscribeFromNewsletter(app.ctx(), unsubscribeToken(app.deps.config, 'READERA@example.com'));
    expect(await run.states()).toMatchObject({ 'readera@example.com': 'SKIPPED', 'readerb@example.com': 'WAITING' });
  });

  it('a pause lets go what is being handed over, and nothing else', async () => {
    const { ctx, id } = await run.sent();
    const handedOver = await run.during(() => pauseCampaign(ctx, id));
    expect(run.arrived()).toEqual(handedOver.toSorted());
    await run.go();
    run.wait(24 * 60 * 60);
    await run.go();
    expect(run.arrived()).toHaveLength(LANES);
    expect((await run.campaign()).status).toBe('PAUSED');
    await resumeCampaign(ctx, id);
    expect((await run.campaign()).status).toBe('QUEUED');
    await run.go();
    expect(run.arrived()).toEqual(PEOPLE);
    expect((await run.campaign()).status).toBe('SENT');
  });

  it('a pause holds what waits at once', async () => {
    app.now = new Date('2026-06-15T20:00:00Z');
    const { ctx, id } = await run.sent(PEOPLE.slice(0, 2));
    await pauseCampaign(ctx, id);
    expect(Object.values(await run.states())).toEqual(['HELD', 'HELD']);
    await resumeCampaign(ctx, id);
    expect(await app.em.findAll(OutgoingMail)).toMatchObject([
      { state: 'WAITING', dueAt: new Date('2026-06-16T02:15:00Z') },
      { state: 'WAITING', dueAt: new Date('2026-06-16T02:15:00Z') },
    ]);
  });

  it('what was paused with its very last mails is over when those are', async () => {
    const { ctx, id } = await run.sent(PEOPLE.slice(0, LANES));
    await run.during(() => pauseCampaign(ctx, id));
    expect(await run.campaign()).toMatchObject({ status: 'SENT', finishedAt: app.now });
  });

  it('nobody deletes it, neither running nor paused', async () => {
    const { ctx, id } = await run.sent();
    const message = 'A campaign cannot be deleted while it is being sent.';
    await expect(deleteCampaign(ctx, id)).rejects.toThrow(message);
    await pauseCampaign(ctx, id);
    await expect(deleteCampaign(ctx, id)).rejects.toThrow(message);
    await resumeCampaign(ctx, id);
    await run.go();
    await deleteCampaign(ctx, id);
    expect(await app.em.count(OutgoingMail)).toBe(0);
  });
});

describe('a mail of a paused campaign', () => {
  it('that failed for now stays with the others', async () => {
    run.sink.answers.set('readera@example.com', { code: 452, text: 'Mailbox full' });
    const { ctx, id } = await run.sent(['readera@example.com']);
    let isPaused = false;
    const pausing: Mailer = {
      ...run.mailer,
      send: async (message) => {
        await pauseCampaign(ctx, id);
        isPaused = true;
        await run.mailer.send(message);
      },
    };
    await app.runDue({ mailer: pausing });
    expect([isPaused, await run.states()]).toEqual([true, { 'readera@example.com': 'HELD' }]);
    run.sink.answers.clear();
    run.wait(24 * 60 * 60);
    await run.go();
    expect(run.arrived()).toEqual([]);
    await resumeCampaign(ctx, id);
    await run.go();
    expect(run.arrived()).toEqual(['readera@example.com']);
  });

  it('is put back untried where it was taken before anybody looked after the campaign', async () => {
    const { ctx, id } = await run.sent(['readera@example.com']);
    await pauseCampaign(ctx, id);
    const [mail] = await app.em.findAll(OutgoingMail);
    // as a mail that has failed before, and fell due in the middle of a long round
    await app.em.nativeUpdate(OutgoingMail, { id: mail!.id }, { state: MailState.WAITING });
    const mailKinds = allMailKinds.map((kind) => ({ ...kind, tend: async () => undefined }));
    await app.runDue({ mailer: run.mailer, mailKinds });
    expect(run.arrived()).toEqual([]);
    expect(await app.em.findAll(OutgoingMail)).toMatchObject([{ state: 'HELD', attempts: 0, claimedAt: null }]);
    expect((await run.campaign()).status).toBe('PAUSED');
  });
});

describe('in the end', () => {
  it('one that nobody could be sent is a failure', async () => {
    for (const email of PEOPLE.slice(0, 2)) run.sink.answers.set(email, { code: 550, text: 'No such user' });
    await run.sent(PEOPLE.slice(0, 2));
    await run.go();
    expect(await run.campaign()).toMatchObject({ status: 'FAILED', finishedAt: app.now });
  });

  it('one that a single reader got is sent', async () => {
    run.sink.answers.set('readera@example.com', { code: 550, text: 'No such user' });
    await run.sent(PEOPLE.slice(0, 2));
    await run.go();
    expect((await run.campaign()).status).toBe('SENT');
  });

  it('a campaign that waits for another try is not over', async () => {
    run.sink.answers.set('readera@example.com', { code: 452, text: 'Mailbox full' });
    await run.sent(PEOPLE.slice(0, 2));
    await run.go();
    expect(await run.campaign()).toMatchObject({ status: 'SENDING', finishedAt: null });
    run.sink.answers.clear();
    run.wait(15);
    await run.go();
    expect((await run.campaign()).status).toBe('SENT');
    expect(run.arrived()).toEqual(PEOPLE.slice(0, 2));
  });

  it('looking after campaigns takes one statement where none is under way', async () => {
    await app.save(...Object.values(CampaignStatus).map((status) => buildCampaign({ status })));
    await run.go();
    const statuses = (await app.em.findAll(EmailCampaign)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual(['DRAFT', 'FAILED', 'SENT', 'SENT', 'SENT', 'SENT']);
    const { tend } = allMailKinds.find(({ name }) => name === 'campaign')!;
    expect(await app.statementsOf(() => tend!(app.ctx()))).toHaveLength(1);
  });
});

it('the log says what admins did', async () => {
  const { ctx, id } = await run.sent();
  await pauseCampaign(ctx, id);
  await resumeCampaign(ctx, id);
  await app.em.nativeUpdate(OutgoingMail, {}, { state: MailState.UNKNOWN });
  await resendCampaignMails(ctx, id, { state: 'UNKNOWN' });
  await app.settle();
  const lines = await app.em.find(ActivityLog, { targetId: id }, { orderBy: { actionType: 'asc' } });
  expect(lines.map(({ actionType, description }) => [actionType, description])).toEqual([
    ['EMAIL_CAMPAIGN_PAUSE', 'Campaign paused.'],
    ['EMAIL_CAMPAIGN_RESEND', '12 mails of a campaign sent once more.'],
    ['EMAIL_CAMPAIGN_RESUME', 'Campaign resumed.'],
    ['EMAIL_CAMPAIGN_SEND', 'Campaign sent to 12 subscribers.'],
  ]);
});

it('what is sent by night waits for the morning', async () => {
  app.now = new Date('2026-06-15T20:00:00Z');
  await run.sent();
  await run.go();
  expect(run.arrived()).toEqual([]);
  app.now = new Date('2026-06-16T02:15:00Z');
  await run.go();
  expect(run.arrived()).toEqual(PEOPLE);
});

it.each(Object.values(CampaignStatus))(
  'one that is %s is paused and resumed only where that means something',
  async (status) => {
    const { ctx } = await app.admin();
    const [campaign] = await app.save(buildCampaign({ status }));
    const outcome = (work: Promise<EmailCampaign>) =>
      work.then(({ status }) => status).catch((error: Error) => error.message);
    const isGoing = status === CampaignStatus.QUEUED || status === CampaignStatus.SENDING;
    const resumed = await outcome(resumeCampaign(ctx, campaign!.id));
    expect(resumed).toBe(status === CampaignStatus.PAUSED ? 'QUEUED' : 'Only a paused campaign can be resumed.');
    const paused = await outcome(pauseCampaign(ctx, campaign!.id));
    const canPause = isGoing || status === CampaignStatus.PAUSED;
    expect(paused).toBe(canPause ? 'PAUSED' : 'Only a campaign that is being sent can be paused.');
  },
);
