import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useServerMessage } from '../../../graphql/useServerMessage';
import { readableRepairId } from '../../../lib/repairId';
import { Button, DateTime, LinkButton, SuccessIcon, WarningIcon } from '../../../ui';
import { ClockIcon } from '../../../ui/icons/place';
import type { WaitingRequest } from '../../outbox/entry';
import { hurry } from '../../outbox/keep';
import { trackRepairUrl } from '../../urls';
import styles from './WaitingRequests.module.css';

interface WaitingCardProps {
  request: WaitingRequest;
  /** Opens the form with it. */
  onChange: () => void;
  /** The person knows what became of it. */
  onSeen: () => void;
}

/** One request: waiting, sent, or come back. Name, number and address stay out of sight: others may look at this screen. */
export function WaitingCard({ request, onChange, onSeen }: WaitingCardProps) {
  const say = useServerMessage();
  const { outcome, values, input, attempts, lostPictures } = request;
  if (outcome?.kind === 'sent') {
    const { repairId } = outcome;
    return (
      <Card
        tone="green"
        icon={<SuccessIcon size={24} />}
        title={<Trans>Your repair request has reached the shop.</Trans>}
        ways={
          <>
            <LinkButton to={trackRepairUrl(repairId)} size="sm" onClick={onSeen}>
              <Trans>Track your repair</Trans>
            </LinkButton>
            <Button variant="ghost" size="sm" onClick={onSeen}>
              <Trans>Close</Trans>
            </Button>
          </>
        }
      >
        <p>
          <Trans>
            Its ID is <strong className={styles.id}>{readableRepairId(repairId)}</strong>.
          </Trans>
        </p>
        {lostPictures > 0 && (
          <p>
            <Trans>Some pictures could not be uploaded.</Trans>
          </p>
        )}
      </Card>
    );
  }
  if (outcome) {
    return (
      <Card
        tone="red"
        icon={<WarningIcon size={24} />}
        title={<Trans>Your repair request needs a change before it can be sent.</Trans>}
        ways={
          <Button size="sm" onClick={onChange}>
            <Trans>Open the form</Trans>
          </Button>
        }
      >
        <p>{say(outcome.message)}</p>
      </Card>
    );
  }
  return (
    <Card
      tone="yellow"
      icon={<ClockIcon size={24} />}
      title={<Trans>Your repair request waits for a connection.</Trans>}
      ways={
        <>
          {attempts > 0 && (
            <Button variant="secondary" size="sm" onClick={() => void hurry(request)}>
              <Trans>Try now</Trans>
            </Button>
          )}
          <Button variant={attempts > 0 ? 'ghost' : 'secondary'} size="sm" onClick={onChange}>
            <Trans>Change it</Trans>
          </Button>
        </>
      }
    >
      <p>
        {values.brand} · <DateTime value={input.preferredPickupTime} />
      </p>
      <p>
        <Trans>It is kept on this device and sent by itself, once. You can go on reading or close the page.</Trans>
      </p>
    </Card>
  );
}

interface CardProps {
  tone: 'yellow' | 'green' | 'red';
  icon: ReactNode;
  title: ReactNode;
  children: ReactNode;
  ways: ReactNode;
}

function Card({ tone, icon, title, children, ways }: CardProps) {
  return (
    <article className={styles.card} data-tone={tone}>
      {icon}
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        {children}
        <div className={styles.ways}>{ways}</div>
      </div>
    </article>
  );
}
