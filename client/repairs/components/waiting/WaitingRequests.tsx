import { useLingui } from '@lingui/react/macro';
import { useWaitingRequests } from '../../hooks/useWaitingRequests';
import { OwnerCard, WaitingCard } from './WaitingCard';
import styles from './WaitingRequests.module.css';

/** The repair requests that wait for a connection, and what became of them: on every page, until the person has seen it. */
export function WaitingRequests() {
  const { t } = useLingui();
  const { requests, waitsForOwner, change, forget } = useWaitingRequests();
  return (
    <section
      className={styles.list}
      aria-label={t`Requests on this device`}
      aria-live="polite"
      hidden={!requests.length && !waitsForOwner}
    >
      {requests.map((request) => (
        <WaitingCard
          key={request.key}
          request={request}
          onChange={() => change(request)}
          onSeen={() => forget(request)}
        />
      ))}
      {waitsForOwner && <OwnerCard />}
    </section>
  );
}
