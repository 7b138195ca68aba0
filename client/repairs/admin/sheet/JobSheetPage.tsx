import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router-dom';
import { useAnswer } from '../../../graphql/useAnswer';
import { normaliseRepairId, readableRepairId } from '../../../lib/repairId';
import { useSessionWatch } from '../../../session/useSession';
import { usePageTitle } from '../../../ui';
import { PrintPage } from '../../../ui/print/PrintPage';
import { JobSheet } from './JobSheet';
import { useJobSheetQuery } from './jobSheet.gen';

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
    <PrintPage
      fits={<Trans>Fits A5 and A4.</Trans>}
      missing={repair === null && <Trans>This repair no longer exists.</Trans>}
      failure={failure}
    >
      {repair && <JobSheet repair={repair} contact={answer?.contactPage?.contactInfo ?? null} />}
    </PrintPage>
  );
}
