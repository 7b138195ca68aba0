// @module-tag database
import { beforeEach, expect, it } from 'vitest';
import { useTestApp } from '../../testing/testApp.js';
import { watch } from '../../testing/watching.js';
import { buildCampaign } from '../factory.js';
import { PEOPLE, useCampaignRun } from '../testing/campaignRun.js';
import { pauseCampaign, resumeCampaign } from './sending.service.js';

const app = useTestApp(() => ({ mailQuietHours: null }));
const run = useCampaignRun(app);
// the expiry of a token is checked against the real clock
beforeEach(() => {
  app.now = new Date();
});

const WATCH = 'subscription ($id: ID!) { campaign(id: $id) { status progress { sent waiting } } }';

interface Watched {
  campaign: { status: string; progress: { sent: number; waiting: number } } | null;
}

it('shows how far a campaign is while its mails go, and to admins alone', async () => {
  const shop = await app.admin();
  const { id } = await run.sent();
  const watching = await watch<Watched>(app, WATCH, { id }, shop);
  const is = (status: string, sent?: number) =>
    watching.until(
      ({ data: { campaign } }) =>
        campaign?.status === status && (sent === undefined || campaign.progress.sent === sent),
    );
  await is('QUEUED', 0);
  await run.during(() => is('SENDING'));
  await is('SENT', PEOPLE.length);
  await watching.stop();
  const [draft] = await app.save(buildCampaign());
  expect((await (await watch(app, WATCH, { id: draft!.id })).end())?.errors).toMatchObject([
    { extensions: { code: 'UNAUTHENTICATED' } },
  ]);
});

it('shows a pause and its end', async () => {
  const shop = await app.admin();
  const { ctx, id } = await run.sent();
  const watching = await watch<Watched>(app, WATCH, { id }, shop);
  await pauseCampaign(ctx, id);
  await watching.until(({ data }) => data.campaign?.status === 'PAUSED');
  await resumeCampaign(ctx, id);
  const { data } = await watching.until(({ data: { campaign } }) => campaign?.status !== 'PAUSED');
  expect(data.campaign?.progress.waiting).toBe(PEOPLE.length);
  await watching.stop();
});
