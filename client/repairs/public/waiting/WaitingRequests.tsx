import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { loginUrl } from '../../../session/urls';
import { useWaitingBookings } from './useWaitingBookings';
import { OwnerCard, WaitingCard } from './WaitingCard';
import styles from './WaitingRequests.module.css';

/** The repair requests that wait for a connection, and what became of them: on every page, until the person has seen it. */
export function WaitingRequests() {
  const { t } = useLingui();
  const { requests, waitsForOwner, change, forget } = useWaitingBookings();
  const { pathname } = useLocation();
  const [isClosed, setClosed] = useState(false);
  const showsOwners = waitsForOwner && !isClosed && pathname !== loginUrl();
  return (
    <section
      className={styles.list}
      aria-label={t`Requests on this device`}
      aria-live="polite"
      hidden={!requests.length && !showsOwners}
    >
      {requests.map((request) => (
        <WaitingCard
          key={request.id}
          request={request}
          onChange={() => change(request)}
          onSeen={() => forget(request)}
        />
      ))}
      {showsOwners && <OwnerCard onClose={() => setClosed(true)} />}
    </section>
  );
}
