import { Language } from '../../accounts/index.js';
import type { Ctx } from '../../core/context.js';
import { renderMarkup } from '../../core/fields/markup.js';
import { MailState, OutgoingMail, type MailKind } from '../../mail/index.js';
import { IS_WRITTEN_TO } from '../audience/list.js';
import { CampaignStatus } from '../enums.js';
import { unsubscribeLinks } from '../links/links.js';
import { campaignContent, testContent, type Written } from '../mail/content.js';
import { EmailCampaign } from './entity.js';
import { tendCampaigns } from './tending.js';

/**
 * A campaign, to one subscriber. Whether they still want it is asked at the very moment when it goes: who has unsubscribed, was
 * switched off or deleted meanwhile gets nothing.
 */
export const campaignMail: MailKind = {
  name: 'campaign',
  isUrgent: false,
  write: async (ctx, mail) => {
    const { batchId, recipient } = mail;
    const [reader] = await ctx.em.execute<{ status: CampaignStatus; language: Language | null }[]>(
      `select email_campaign.status, newsletter_subscription.language
      from email_campaign join newsletter_subscription on newsletter_subscription.email_key = lower(?)
      where email_campaign.id = ? and ${IS_WRITTEN_TO}`,
      [recipient, batchId],
    );
    if (!reader) return null;
    if (reader.status === CampaignStatus.PAUSED) {
      await putBack(ctx, mail);
      return null;
    }
    if (reader.status === CampaignStatus.QUEUED) await begin(ctx, batchId!);
    const links = unsubscribeLinks(ctx.config, recipient!);
    return campaignContent(await writtenOf(ctx, batchId!), recipient!, reader.language ?? Language.EN, links);
  },
  tend: tendCampaigns,
};

/** For whoever writes a campaign, and waits for it. What it says is in the row, since nothing else holds it yet. */
export const campaignTestMail: MailKind = {
  name: 'campaign-test',
  isUrgent: true,
  write: async (_ctx, { recipient, data: { subject, body } }) =>
    testContent({ subject: String(subject), html: renderMarkup(String(body)) }, recipient!),
};

/**
 * A mail that was taken just before its campaign was paused waits with the others, as if nobody had tried it. Its attempt is
 * over with this, so that no outcome of it is kept.
 */
async function putBack(ctx: Ctx, { id, claimedAt, attempts }: OutgoingMail): Promise<void> {
  await ctx.em.nativeUpdate(
    OutgoingMail,
    { id, claimedAt, attempts, state: MailState.SENDING },
    { state: MailState.HELD, claimedAt: null, attempts: attempts - 1 },
  );
}

/** Said here and not when a round of sending is over: one of ten thousand mails takes long. */
async function begin(ctx: Ctx, id: string): Promise<void> {
  const { QUEUED, SENDING } = CampaignStatus;
  await ctx.em.nativeUpdate(EmailCampaign, { id, status: QUEUED }, { status: SENDING });
}

/** So many campaigns are under way at the same time at most, but for very busy days. */
const MOST_KEPT = 4;
const kept = new Map<string, Promise<Written>>();

/** Rendered once, not for each mail: what was sent cannot be changed any more. */
function writtenOf(ctx: Ctx, id: string): Promise<Written> {
  const known = kept.get(id);
  if (known) return known;
  const written = render(ctx, id);
  kept.set(id, written);
  if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value!);
  // what failed is tried again with the mail
  written.catch(() => kept.delete(id));
  return written;
}

async function render(ctx: Ctx, id: string): Promise<Written> {
  const { subject, body } = await ctx.em.findOneOrFail(EmailCampaign, { id });
  return { subject, html: renderMarkup(body) };
}
