import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { TabFrame } from '../../admin/kit/TabFrame';
import { useAnswer } from '../../graphql/useAnswer';
import { useErrorText } from '../../graphql/useErrorText';
import { ErrorNote, ErrorState } from '../../ui';
import { BackupCard } from './cards/BackupCard';
import { DatabaseCard } from './cards/DatabaseCard';
import { LiveCard } from './cards/LiveCard';
import { MailCard } from './cards/MailCard';
import { ProgramCard } from './cards/ProgramCard';
import { QueueCard } from './cards/QueueCard';
import { StorageCard } from './cards/StorageCard';
import { Summary } from './Summary';
import { useSystemHealthQuery } from './system.gen';
import { SystemSkeleton } from './SystemSkeleton';
import styles from './System.module.css';

const LOOK_EVERY_MS = 30_000;

/** How the installation is, for its owner: first whether all is well, then each part with its facts. It looks again by itself. */
export function SystemTab() {
  const { t } = useLingui();
  const errorText = useErrorText();
  const query = useSystemHealthQuery({
    fetchPolicy: 'cache-and-network',
    pollInterval: LOOK_EVERY_MS,
    skipPollAttempt: () => document.hidden,
  });
  const { answer, failure } = useAnswer(query);
  const [isBusy, setBusy] = useState(false);
  const health = answer?.systemHealth;

  async function look(): Promise<void> {
    setBusy(true);
    await query.refetch().catch(() => undefined);
    setBusy(false);
  }

  return (
    <TabFrame title={t`System`}>
      {failure ? (
        <ErrorState {...failure} />
      ) : !health ? (
        <SystemSkeleton />
      ) : (
        <>
          {query.error && <ErrorNote message={errorText(query.error)} onRetry={() => void look()} busy={isBusy} />}
          <Summary health={health} onLook={() => void look()} busy={isBusy} />
          <div className={styles.parts}>
            <DatabaseCard database={health.database} />
            <QueueCard queue={health.queue} />
            <MailCard mail={health.mail} />
            <StorageCard storage={health.storage} />
            <BackupCard backup={health.backup} />
            <LiveCard live={health.live} processes={health.database.processes} />
            <ProgramCard program={health.program} />
          </div>
        </>
      )}
    </TabFrame>
  );
}
