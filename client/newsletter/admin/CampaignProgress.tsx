import { Trans, useLingui } from '@lingui/react/macro';
import { skipToken } from '@apollo/client/react';
import { MAIL_STATES, type MailState } from '../../admin/kit/MailStateBadge';
import { useLive } from '../../graphql/live/useLive';
import { toKathmanduInput } from '../../lib/dates';
import { formatNumber, localDigits } from '../../lib/digits';
import { classes } from '../../ui';
import { type CampaignRowFragment, WatchCampaignDocument } from './campaignAdmin.gen';
import styles from './CampaignProgress.module.css';
import { isUnderWay } from './campaignLabels';

type Progress = CampaignRowFragment['progress'];

/** In the order of the bar: what is over, what is under way, what is to come. */
const PARTS = [
  ['SENT', 'sent'],
  ['SKIPPED', 'skipped'],
  ['FAILED', 'failed'],
  ['UNKNOWN', 'unknown'],
  ['SENDING', 'sending'],
  ['HELD', 'held'],
  ['WAITING', 'waiting'],
] as const satisfies readonly (readonly [MailState, keyof Progress])[];

const TO_COME = new Set<MailState>(['HELD', 'WAITING']);

interface CampaignProgressProps {
  campaign: CampaignRowFragment;
  /** With the number of mails in each state below the bar. */
  detailed?: boolean;
}

/** How far the mails of a campaign are; watched while they go. */
export function CampaignProgress({ campaign, detailed = false }: CampaignProgressProps) {
  const { t, i18n } = useLingui();
  const { id, progress, quietUntil } = campaign;
  useLive(WatchCampaignDocument, isUnderWay(campaign) ? { variables: { id } } : skipToken);
  const number = (value: number) => formatNumber(value, i18n.locale);
  const parts = PARTS.map(([state, name]) => ({ state, count: progress[name] })).filter(({ count }) => count > 0);
  const all = parts.reduce((sum, { count }) => sum + count, 0);
  const over = all - progress.waiting - progress.held - progress.sending;
  const [done, total] = [number(over), number(all)];
  const label = t`${done} of ${total}`;
  return (
    <div className={styles.progress}>
      <div
        className={styles.bar}
        role="progressbar"
        aria-label={t`Emails`}
        aria-valuemin={0}
        aria-valuemax={all}
        aria-valuenow={over}
        aria-valuetext={label}
      >
        {parts
          .filter(({ state }) => !TO_COME.has(state))
          .map(({ state, count }) => (
            <span key={state} className={styles[MAIL_STATES[state].tone]} style={{ flexGrow: count }} />
          ))}
        <span style={{ flexGrow: progress.waiting + progress.held }} />
      </div>
      {detailed ? (
        <ul className={styles.legend}>
          {parts.map(({ state, count }) => (
            <li key={state}>
              <span className={classes(styles.dot, !TO_COME.has(state) && styles[MAIL_STATES[state].tone])} />
              {i18n._(MAIL_STATES[state].label)}: {number(count)}
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.count}>{label}</p>
      )}
      {quietUntil && <QuietHours until={quietUntil} />}
    </div>
  );
}

function QuietHours({ until }: { until: string }) {
  const { i18n } = useLingui();
  const time = localDigits(toKathmanduInput(until).slice(11), i18n.locale);
  return (
    <p className={styles.quiet}>
      <Trans>Quiet hours: it continues at {time}.</Trans>
    </p>
  );
}
