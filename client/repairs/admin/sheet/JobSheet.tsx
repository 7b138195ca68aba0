import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatMoney } from '../../../lib/money';
import { addressOf } from '../../../lib/origin';
import { readableRepairId } from '../../../lib/repairId';
import { ShopLines } from '../../../pages';
import { termsOfUseUrl, warrantyUrl } from '../../../pages/urls';
import { SheetsOnPaper } from '../../../sets/admin';
import { DateTime } from '../../../ui';
import { QrCode } from '../../../ui/print/QrCode';
import { deliveryOptions, tvTypes } from '../../labels';
import { trackRepairUrl } from '../../urls';
import type { JobSheetQuery, JobSheetRepairFragment } from './jobSheet.gen';
import styles from './JobSheet.module.css';

type Contact = NonNullable<JobSheetQuery['contactPage']>['contactInfo'];

interface JobSheetProps {
  repair: JobSheetRepairFragment;
  /** Null where the owner has written nothing. */
  contact: Contact | null;
}

/** The sheet of one set: a copy for the customer, or for the set itself; what is not known yet is left to the pen. */
export function JobSheet({ repair, contact }: JobSheetProps) {
  const { t, i18n } = useLingui();
  const money = (rupees: number) => formatMoney(rupees, i18n.locale);
  const { id, brand, model, tvType, promisedDate, estimatedCost, deliveryOption, deliveryCharge } = repair;
  const delivery = i18n._(deliveryOptions[deliveryOption]);
  return (
    <article className={styles.sheet}>
      <header className={styles.header}>
        <div>
          <p className={styles.shop}>Parda</p>
          <ShopLines contact={contact} />
        </div>
        <figure className={styles.code}>
          <QrCode text={addressOf(trackRepairUrl(id))} label={t`QR code of the tracking page`} />
          <figcaption>
            <Trans>Scan to follow the repair</Trans>
          </figcaption>
        </figure>
      </header>

      <div className={styles.title}>
        <h1>
          <Trans>Job sheet</Trans>
        </h1>
        <p className={styles.id}>{readableRepairId(id)}</p>
        <p>
          <Trans>
            Received: <DateTime value={repair.submissionDate} />
          </Trans>
        </p>
      </div>

      <dl className={styles.facts}>
        <Fact name={t`Customer`}>{repair.userName}</Fact>
        <Fact name={t`Contact number`}>{repair.contactNumber}</Fact>
        <Fact name={t`Address`} wide>
          <span className={styles.asTyped}>{repair.pickupAddress}</span>
        </Fact>
        <Fact name={t`Set`}>{[brand, model].filter(Boolean).join(' ')}</Fact>
        <Fact name={t`TV type`}>{i18n._(tvTypes[tvType])}</Fact>
        <Fact name={t`Fault`} wide>
          <span className={`${styles.asTyped} ${styles.fault}`}>{repair.issueDescription}</span>
        </Fact>
        <Fact name={t`Promised for`}>{promisedDate ? <DateTime value={promisedDate} /> : <Blank />}</Fact>
        <Fact name={t`Estimated cost`}>{estimatedCost === null ? <Blank /> : money(estimatedCost)}</Fact>
        <Fact name={t`Delivery`} wide>
          {deliveryCharge === null ? delivery : `${delivery}, ${money(deliveryCharge)}`}
        </Fact>
      </dl>

      <SheetsOnPaper repairId={id} heading={styles.small}>
        <Lines label={t`Accessories received (remote, stand, cables)`} count={2} />
      </SheetsOnPaper>
      <Lines label={t`Notes`} count={2} />

      <Terms />

      <div className={styles.signatures}>
        <p>
          <Trans>Customer: signature and date</Trans>
        </p>
        <p>
          <Trans>For the shop: signature and date</Trans>
        </p>
      </div>
    </article>
  );
}

function Fact({ name, wide, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? styles.wide : undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Room to write by hand. */
const Blank = () => <span className={styles.blank} aria-hidden="true" />;

function Lines({ label, count }: { label: string; count: number }) {
  return (
    <section className={styles.lines}>
      <h2>{label}</h2>
      {Array.from({ length: count }, (_, at) => (
        <Blank key={at} />
      ))}
    </section>
  );
}

/** What was agreed is on the site; here is where, and what the customer should know at the counter. */
function Terms() {
  const warranty = addressOf(warrantyUrl);
  const terms = addressOf(termsOfUseUrl);
  return (
    <section className={styles.terms}>
      <h2>
        <Trans>Terms</Trans>
      </h2>
      <ul>
        <li>
          <Trans>Nothing is repaired before the price is agreed.</Trans>
        </li>
        <li>
          <Trans>Please bring this sheet, or the number on it, when you collect the set.</Trans>
        </li>
        <li>
          <Trans>
            Warranty: {warranty}, terms of use: {terms}
          </Trans>
        </li>
      </ul>
    </section>
  );
}
