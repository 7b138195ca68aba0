import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router-dom';
import { PrintedPage } from '../../../admin/kit/PrintedPage';
import { useAnswer } from '../../../graphql/useAnswer';
import { normaliseRepairId, readableRepairId } from '../../../lib/repairId';
import { JobSheet } from './JobSheet';
import { useJobSheetQuery } from './jobSheet.gen';

/** The sheet that goes with a set. */
export function JobSheetPage() {
  const { t } = useLingui();
  const id = normaliseRepairId(useParams().id ?? '');
  const name = readableRepairId(id);
  const { answer, failure } = useAnswer(useJobSheetQuery({ variables: { id }, fetchPolicy: 'cache-and-network' }));
  return (
    <PrintedPage
      title={t`Job sheet ${name}`}
      fits={<Trans>Fits A5 and A4.</Trans>}
      thing={answer?.repair}
      failure={failure}
      height="40rem"
    >
      {(repair) => <JobSheet repair={repair} contact={answer?.contactPage?.contactInfo ?? null} />}
    </PrintedPage>
  );
}
