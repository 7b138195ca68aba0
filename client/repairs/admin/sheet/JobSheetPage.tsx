import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router-dom';
import { useAnswer } from '../../../graphql/useAnswer';
import { normaliseRepairId, readableRepairId } from '../../../lib/repairId';
import { useSessionWatch } from '../../../session/useSession';
import { Button, EmptyState, ErrorState, Loading, Skeleton, usePageTitle } from '../../../ui';
import { PrintIcon } from '../icons';
import { JobSheet } from './JobSheet';
import { useJobSheetQuery } from './jobSheet.gen';
import styles from './JobSheetPage.module.css';

/** The sheet that goes with a set, alone on its page: what is on it is what comes out of the printer. */
export function JobSheetPage() {
  useSessionWatch();
  const { t } = useLingui();
  const id = normaliseRepairId(useParams().id ?? '');
  const name = readableRepairId(id);
  usePageTitle(t`Job sheet ${name}`);
  const { answer, failure } = useAnswer(useJobSheetQuery({ variables: { id }, fetchPolicy: 'cache-and-network' }));
  const repair = answer?.repair;
  return (
    <main className={styles.page} data-theme="light">
      {repair ? (
        <>
          <div className={styles.tools}>
            <Button icon={<PrintIcon />} onClick={() => window.print()}>
              <Trans>Print</Trans>
            </Button>
            <p>
              <Trans>Fits A5 and A4.</Trans>
            </p>
          </div>
          <JobSheet repair={repair} contact={answer?.contactPage?.contactInfo ?? null} />
        </>
      ) : repair === null ? (
        <EmptyState title={<Trans>This repair no longer exists.</Trans>} />
      ) : failure ? (
        <ErrorState {...failure} />
      ) : (
        <Loading>
          <Skeleton height="40rem" />
        </Loading>
      )}
    </main>
  );
}
