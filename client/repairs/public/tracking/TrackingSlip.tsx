import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import { firstPhone } from '../../../lib/contactLinks';
import { readableRepairId } from '../../../lib/repairId';
import { shareOrigin } from '../../../lib/shareOrigin';
import { DateTime } from '../../../ui';
import { QrCode } from '../../../ui/print/QrCode';
import type { RepairCardFragment } from '../../repairs.gen';
import { useSlipContactsQuery } from './slip.gen';
import { statusMeanings } from '../../statusMeanings';
import { trackRepairUrl } from '../../urls';
import { repairStatuses } from '../RepairStatusBadge';
import styles from './TrackingSlip.module.css';

interface TrackingSlipProps {
  repair: RepairCardFragment;
  /** It was printed, or not after all. */
  onDone: () => void;
}

/** What one keeps of a repair on paper: its id, where it stands, and how to reach the shop. It is there while it is being printed. */
export function TrackingSlip({ repair, onDone }: TrackingSlipProps) {
  const { t, i18n } = useLingui();
  const { data, error } = useSlipContactsQuery();
  const { id, status, brand, model, lastUpdateDate } = repair;
  const contact = data?.contactPage?.contactInfo;
  const phone = firstPhone(contact?.phones);
  const isReady = data !== undefined || error !== undefined;
  const done = useEffectEvent(onDone);
  useEffect(() => {
    if (!isReady) return undefined;
    const onPrinted = () => done();
    window.addEventListener('afterprint', onPrinted);
    window.print();
    return () => window.removeEventListener('afterprint', onPrinted);
  }, [isReady]);
  return createPortal(
    <article className={styles.slip} data-theme="light">
      <div>
        <p className={styles.shop}>Parda</p>
        <p>
          <Trans>Repair ID</Trans>
        </p>
        <p className={styles.id}>{readableRepairId(id)}</p>
        <h1 className={styles.set}>
          {brand} {model}
        </h1>
        <p className={styles.status}>{i18n._(repairStatuses[status].label)}</p>
        <p>{i18n._(statusMeanings[status])}</p>
        <p>
          <Trans>
            Last updated: <DateTime value={lastUpdateDate} />
          </Trans>
        </p>
      </div>
      <QrCode
        className={styles.code}
        text={shareOrigin() + trackRepairUrl(id)}
        label={t`Code that opens the tracking page`}
      />
      <dl className={styles.reach}>
        {phone && (
          <div>
            <dt>
              <Trans>Phone</Trans>
            </dt>
            <dd>{phone}</dd>
          </div>
        )}
        {contact?.hours && (
          <div>
            <dt>
              <Trans>Opening hours</Trans>
            </dt>
            <dd>{contact.hours}</dd>
          </div>
        )}
        {contact?.address && (
          <div>
            <dt>
              <Trans>Address</Trans>
            </dt>
            <dd>{contact.address}</dd>
          </div>
        )}
      </dl>
    </article>,
    document.body,
  );
}
