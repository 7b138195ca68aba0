import { Trans, useLingui } from '@lingui/react/macro';
import { Fact } from '../../../desk/Facts';
import { formatNumber } from '../../../lib/digits';
import { DiskFact } from '../DiskFact';
import { HealthCard } from '../HealthCard';
import type { HealthFragment } from '../system.gen';
import { useBytes } from '../useBytes';

type Database = HealthFragment['database'];

/** What keeps the rows, and its copies. */
export function DatabaseCard({ database }: { database: Database }) {
  const { t, i18n } = useLingui();
  const bytes = useBytes();
  const number = (value: number | null) => (value === null ? '–' : formatNumber(value, i18n.locale));
  const { kind, answerMs, sizeBytes, appliedMigrations, pendingMigrations, connections, maxConnections } = database;
  const version = database.version ?? '';
  const [milliseconds, applied, pending] = [number(answerMs), number(appliedMigrations), number(pendingMigrations)];
  const [open, most] = [number(connections), number(maxConnections)];
  return (
    <HealthCard name="database" part={database}>
      <Fact label={t`Kind`}>
        {kind === 'EMBEDDED' ? <Trans>Embedded, PostgreSQL {version}</Trans> : <Trans>PostgreSQL {version}</Trans>}
      </Fact>
      <Fact label={t`Answers within`}>{answerMs === null ? '–' : <Trans>{milliseconds} ms</Trans>}</Fact>
      <Fact label={t`Size`}>{sizeBytes === null ? '–' : bytes(sizeBytes)}</Fact>
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
  const { t, i18n } = useLingui();
  const { state, secondsBehind } = replica;
  const number = formatNumber(replica.number, i18n.locale);
  const seconds = formatNumber(secondsBehind ?? 0, i18n.locale);
  return (
    <Fact label={t`Copy ${number}`}>
      {state === 'FAILED' ? (
        <Trans>Does not answer</Trans>
      ) : secondsBehind === null ? (
        <Trans>Answers</Trans>
      ) : secondsBehind === 0 ? (
        <Trans>Has everything</Trans>
      ) : (
        <Trans>{seconds} s behind</Trans>
      )}
    </Fact>
  );
}
