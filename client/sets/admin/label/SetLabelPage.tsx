import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router-dom';
import { useAnswer } from '../../../graphql/useAnswer';
import { addressOf } from '../../../lib/origin';
import { normaliseRepairId, readableRepairId } from '../../../lib/repairId';
import { trackRepairUrl } from '../../../repairs/urls';
import { useSessionWatch } from '../../../session/useSession';
import { DateTime, usePageTitle } from '../../../ui';
import { PrintPage } from '../../../ui/print/PrintPage';
import { QrCode } from '../../../ui/print/QrCode';
import { useSetLabelQuery } from '../setsAdmin.gen';
import { initialsOf } from './initials';
import styles from './SetLabelPage.module.css';

/** The label that is stuck on a set: 50 × 30 mm, for a label printer. It says no more of the customer than the initials. */
export function SetLabelPage() {
  useSessionWatch();
  const { t } = useLingui();
  const id = normaliseRepairId(useParams().id ?? '');
  const name = readableRepairId(id);
  usePageTitle(t`Label ${name}`);
  const { answer, failure } = useAnswer(useSetLabelQuery({ variables: { id }, fetchPolicy: 'cache-and-network' }));
  const repair = answer?.repair;
  return (
    <PrintPage
      fits={<Trans>Fits labels of 50 × 30 mm.</Trans>}
      missing={repair === null && <Trans>This repair no longer exists.</Trans>}
      failure={failure}
      className={styles.page}
    >
      {repair && (
        <article className={styles.label} aria-label={t`Label`}>
          <QrCode
            text={addressOf(trackRepairUrl(repair.id))}
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
    </PrintPage>
  );
}
