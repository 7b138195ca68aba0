import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '../../../lib/router/Link';
import { Fact } from '../../../admin/kit/Facts';
import { HealthCard } from '../HealthCard';
import { Moment } from '../Moment';
import type { HealthFragment } from '../system.gen';
import { useCount } from '../useCount';

/** Mail that goes out, and whether anybody takes it. */
export function MailCard({ mail }: { mail: HealthFragment['mail'] }) {
  const { t } = useLingui();
  const count = useCount();
  const hasStranded = mail.problems.includes('MAIL_STRANDED');
  return (
    <HealthCard
      name="mail"
      part={mail}
      action={
        hasStranded && (
          <Link to="/admin/mail">
            <Trans>See the emails</Trans>
          </Link>
        )
      }
    >
      <Fact label={t`Goes to`}>{mail.route === 'SMTP' ? <Trans>A mail server</Trans> : <Trans>A folder</Trans>}</Fact>
      <Fact label={t`Waiting`}>{count(mail.waiting)}</Fact>
      <Fact label={t`Not delivered, in seven days`}>{count(mail.failed)}</Fact>
      <Fact label={t`Uncertain, in seven days`}>{count(mail.unknown)}</Fact>
      <Fact label={t`Last one sent`}>
        <Moment value={mail.lastSentAt} />
      </Fact>
    </HealthCard>
  );
}
