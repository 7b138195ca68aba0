import { Trans, useLingui } from '@lingui/react/macro';
import { Fact } from '../../../admin/kit/Facts';
import { DiskFact } from '../DiskFact';
import { HealthCard } from '../HealthCard';
import type { HealthFragment } from '../system.gen';
import { useBytes } from '../useBytes';
import { useCount } from '../useCount';

type Database = HealthFragment['database'];

/** What keeps the rows, and its copies. */
export function DatabaseCard({ database }: { database: Database }) {
  const { t } = useLingui();
  const bytes = useBytes();
  const count = useCount();
  const { kind, answerMs, sizeBytes, appliedMigrations, pendingMigrations, connections, maxConnections } = database;
  const version = database.version ?? '';
  const [milliseconds, applied, pending] = [count(answerMs), count(appliedMigrations), count(pendingMigrations)];
  const [open, most] = [count(connections), count(maxConnections)];
  return (
    <HealthCard name="database" part={database}>
      <Fact label={t`Kind`}>
        {kind === 'EMBEDDED' ? <Trans>Embedded, PostgreSQL {version}</Trans> : <Trans>PostgreSQL {version}</Trans>}
      </Fact>
      <Fact label={t`Answers within`}>{answerMs === null ? '–' : <Trans>{milliseconds} ms</Trans>}</Fact>
      <Fact label={t`Size`}>{bytes(sizeBytes)}</Fact>
      <Fact label={t`Tables`}>
        {pendingMigrations === 0 ? (
          <Trans>Up to date ({applied} steps)</Trans>
        ) : pendingMigrations === null ? (
          '–'
        ) : (
          <Trans>{pending} steps are missing</Trans>
        )}
      </Fact>
      {maxConnections !== null && (
        <Fact label={t`Connections`}>
          <Trans>
            {open} of {most}
          </Trans>
        </Fact>
      )}
      {database.replicas.map((replica) => (
        <ReplicaFact key={replica.number} replica={replica} />
      ))}
      <DiskFact disk={database.disk} />
    </HealthCard>
  );
}

function ReplicaFact({ replica }: { replica: Database['replicas'][number] }) {
  const { t } = useLingui();
  const count = useCount();
  const { state, secondsBehind } = replica;
  const number = count(replica.number);
  const seconds = count(secondsBehind);
  return (
    <Fact label={t`Copy ${number}`}>
      {state === 'FAILED' ? (
        <Trans>Does not answer</Trans>
      ) : secondsBehind === null ? (
        <Trans>Answers</Trans>
      ) : secondsBehind === 0 ? (
        <Trans>Up to date</Trans>
      ) : (
        <Trans>{seconds} s behind</Trans>
      )}
    </Fact>
  );
}
