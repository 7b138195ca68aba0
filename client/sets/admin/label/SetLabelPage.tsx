import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router-dom';
import { PrintedPage } from '../../../admin/kit/PrintedPage';
import { QrCode } from '../../../admin/kit/QrCode';
import { useAnswer } from '../../../graphql/useAnswer';
import { normaliseRepairId, readableRepairId } from '../../../lib/repairId';
import { trackRepairUrl } from '../../../repairs/urls';
import { DateTime } from '../../../ui';
import { useSetLabelQuery } from '../setsAdmin.gen';
import { initialsOf } from './initials';
import styles from './SetLabelPage.module.css';

/** The label that is stuck on a set: 50 × 30 mm, for a label printer. It says no more of the customer than the initials. */
export function SetLabelPage() {
  const { t } = useLingui();
  const id = normaliseRepairId(useParams().id ?? '');
  const name = readableRepairId(id);
  const { answer, failure } = useAnswer(useSetLabelQuery({ variables: { id }, fetchPolicy: 'cache-and-network' }));
  return (
    <PrintedPage
      title={t`Label ${name}`}
      fits={<Trans>Fits labels of 50 × 30 mm.</Trans>}
      thing={answer?.repair}
      failure={failure}
      height="8rem"
    >
      {(repair) => (
        <article className={styles.label} aria-label={t`Label`}>
          <QrCode
            text={`${window.location.origin}/#${trackRepairUrl(repair.id)}`}
            label={t`QR code of the repair`}
            className={styles.code}
          />
          <div className={styles.words}>
            <p className={styles.id}>{name}</p>
            <p className={styles.initials}>{initialsOf(repair.userName)}</p>
            <p>{[repair.brand, repair.model].filter(Boolean).join(' ')}</p>
            <p>
              <DateTime value={repair.submissionDate} show="date" />
            </p>
            {repair.shelfPlace && <p className={styles.place}>{repair.shelfPlace}</p>}
          </div>
        </article>
      )}
    </PrintedPage>
  );
}
