import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useServerMessage } from '../../../graphql/useServerMessage';
import { readableRepairId } from '../../../lib/repairId';
import { loginUrl } from '../../../session/urls';
import { Button, DateTime, LinkButton, SuccessIcon, WarningIcon } from '../../../ui';
import { ClockIcon } from '../../../ui/icons/place';
import { type Booking, inputOf } from '../../booking/booking';
import { hurry } from '../../booking/sender';
import { trackRepairUrl } from '../../urls';
import styles from './WaitingRequests.module.css';

interface WaitingCardProps {
  request: Booking;
  /** Opens the form with it. */
  onChange: () => Promise<void>;
  /** The person knows what became of it. */
  onSeen: () => void;
}

/** One request: waiting, sent, or come back. Name, number and address stay out of sight: others may look at this screen. */
export function WaitingCard({ request, onChange, onSeen }: WaitingCardProps) {
  const say = useServerMessage();
  // it may be on its way just now
  const [isOpening, setOpening] = useState(false);
  async function change(): Promise<void> {
    setOpening(true);
    await onChange();
    setOpening(false);
  }
  const { values, attempts, lostPictures, repairId, refusal } = request;
  if (repairId) {
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
  if (refusal) {
    return (
      <Card
        tone="red"
        icon={<WarningIcon size={24} />}
        title={<Trans>Your repair request needs a change before it can be sent.</Trans>}
        ways={
          <Button size="sm" busy={isOpening} onClick={() => void change()}>
            <Trans>Open the form</Trans>
          </Button>
        }
      >
        <p>{say(refusal.message)}</p>
      </Card>
    );
  }
  return (
    <Card
      tone="yellow"
      icon={<ClockIcon size={24} />}
      title={<Trans>Your repair request is waiting for a connection.</Trans>}
      ways={
        <>
          {attempts > 0 && (
            <Button variant="secondary" size="sm" onClick={() => void hurry(request)}>
              <Trans>Try now</Trans>
            </Button>
          )}
          <Button
            variant={attempts > 0 ? 'ghost' : 'secondary'}
            size="sm"
            busy={isOpening}
            onClick={() => void change()}
          >
            <Trans>Change it</Trans>
          </Button>
        </>
      }
    >
      <p>
        {values.brand} · <DateTime value={inputOf(request).preferredPickupTime} />
      </p>
      <p>
        <Trans>
          It is saved on this device and will be sent automatically, once. You can keep reading or close the page.
        </Trans>
      </p>
    </Card>
  );
}

/** What waits for somebody who is not signed in; it says no more than that. */
export function OwnerCard({ onClose }: { onClose: () => void }) {
  const { pathname, search } = useLocation();
  return (
    <Card
      tone="yellow"
      icon={<ClockIcon size={24} />}
      title={<Trans>A repair request on this device is waiting for the person who made it.</Trans>}
      ways={
        <>
          <LinkButton to={loginUrl(`${pathname}${search}`)} size="sm" variant="secondary">
            <Trans>Log in</Trans>
          </LinkButton>
          <Button variant="ghost" size="sm" onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>It continues once they log in again.</Trans>
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
