import { describe, expect, it } from 'vitest';
import { OutgoingMail } from '../../mail/entity.js';
import { MailState } from '../../mail/enums.js';
import { useTestApp } from '../../testing/testApp.js';
import { suppress } from '../audience/suppression.js';
import { CampaignStatus } from '../enums.js';
import { buildCampaign } from '../factory.js';
import { PEOPLE, useCampaignRun } from '../testing/campaignRun.js';
import { EmailCampaign } from './entity.js';
import { resendCampaignMails } from './sending.service.js';

const app = useTestApp();
const run = useCampaignRun(app);

describe('by hand, once more', () => {
  /** One that arrived, one of which nobody knows, two that were refused. */
  async function over() {
    run.sink.answers.set('readerb@example.com', 'break the line');
    for (const email of PEOPLE.slice(2, 4)) run.sink.answers.set(email, { code: 550, text: 'No such user' });
    const running = await run.sent(PEOPLE.slice(0, 4));
    await run.go();
    expect(Object.values<string>(await run.states()).toSorted()).toEqual(['FAILED', 'FAILED', 'SENT', 'UNKNOWN']);
    expect((await run.campaign()).status).toBe('SENT');
    run.sink.answers.clear();
    run.sink.received.length = 0;
    run.wait(60);
    return running;
  }

  it.each([
    [MailState.UNKNOWN, PEOPLE.slice(1, 2)],
    [MailState.FAILED, PEOPLE.slice(2, 4)],
  ])('go those that are %s', async (state, people) => {
    const { ctx, id } = await over();
    expect(await resendCampaignMails(ctx, id, { state })).toMatchObject({ status: 'SENDING', finishedAt: null });
    await run.go();
    expect(run.arrived()).toEqual(people);
    expect(await run.campaign()).toMatchObject({ status: 'SENT', finishedAt: app.now, recipientCount: 4 });
    await expect(resendCampaignMails(ctx, id, { state })).rejects.toThrow('There are no such mails to send again.');
  });

  it('goes one that was chosen; of another campaign none', async () => {
    const { ctx, id } = await over();
    const chosen = await app.em.findOneOrFail(OutgoingMail, { recipientKey: 'readerd@example.com' });
    const [other] = await app.save(buildCampaign());
    const input = { state: 'FAILED', ids: [chosen.id] };
    await expect(resendCampaignMails(ctx, other!.id, input)).rejects.toThrow('There are no such mails to send again.');
    await resendCampaignMails(ctx, id, input);
    await run.go();
    expect(run.arrived()).toEqual(['readerd@example.com']);
  });

  it.each([
    [{ state: 'SENT' }, 'Only mails that failed, or whose delivery is unknown, can be sent again.'],
    [{ state: 'FAILED', ids: ['x'] }, 'This is no id of a mail.'],
    [{ state: 'FAILED', ids: [] }, 'Please choose at least one mail.'],
  ])('not with %j', async (input, message) => {
    const { ctx, id } = await over();
    await expect(resendCampaignMails(ctx, id, input)).rejects.toThrow(message);
  });

  it('not while it is paused, and not to who has left', async () => {
    const { ctx, id } = await over();
    await app.em.nativeUpdate(EmailCampaign, {}, { status: CampaignStatus.PAUSED });
    const refused = resendCampaignMails(ctx, id, { state: 'UNKNOWN' });
    await expect(refused).rejects.toThrow('This campaign is paused. Please resume it first.');
    await app.em.nativeUpdate(EmailCampaign, {}, { status: CampaignStatus.SENT });
    await suppress(app.ctx(), 'readerb@example.com');
    await resendCampaignMails(ctx, id, { state: 'UNKNOWN' });
    await run.go();
    expect(run.arrived()).toEqual([]);
    expect((await run.states())['readerb@example.com']).toBe('SKIPPED');
  });
});
