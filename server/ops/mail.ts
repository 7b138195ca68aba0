import type { Ctx } from '../core/context.js';
import { askMailServer } from '../infra/mail/smtpCheck.js';
import { countMails } from '../mail/index.js';
import { HealthProblem, MailRoute } from './enums.js';
import { find, healthOf, PATIENCE_MS } from './finding.js';
import type { MailHealth } from './views.js';

const LONG_MS = 10 * 60 * 1000;
const DAYS_MS = 7 * 24 * 60 * 60 * 1000;

/** Looks at the mails that go out, and asks the mail server whether it would take more. */
export async function mailHealth(ctx: Ctx): Promise<MailHealth> {
  const now = ctx.clock().getTime();
  const { smtpUrl } = ctx.config;
  const [counts, server] = await Promise.all([
    find(() => countMails(ctx, new Date(now - DAYS_MS))),
    smtpUrl ? find(() => askMailServer(smtpUrl, PATIENCE_MS)) : null,
  ]);
  const { facts } = counts;
  return {
    ...healthOf(
      server?.problem,
      counts.problem,
      !server && HealthProblem.MAIL_NOT_SENT,
      facts?.urgentSince && now - facts.urgentSince.getTime() > LONG_MS && HealthProblem.MAIL_WAITS,
      facts && facts.failed + facts.unknown > 0 && HealthProblem.MAIL_STRANDED,
    ),
    route: server ? MailRoute.SMTP : MailRoute.OUTBOX,
    waiting: facts?.waiting ?? null,
    failed: facts?.failed ?? null,
    unknown: facts?.unknown ?? null,
    lastSentAt: facts?.lastSentAt ?? null,
  };
}
