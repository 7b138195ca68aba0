import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatMoney } from '../../../lib/money';
import { Card, DateTime } from '../../../ui';
import { deliveryOptions } from '../../labels';
import type { RepairDetailsFragment } from '../../repairs.gen';
import styles from './RepairDetails.module.css';

/** Dates, costs and the way home (public-site §2). Rows without an answer are left out. */
export function RepairDetails({ repair }: { repair: RepairDetailsFragment }) {
  const { i18n } = useLingui();
  const { estimatedCost, actualCost, deliveryOption, deliveryCharge, isPublic } = repair;
  const money = (rupees: number) => formatMoney(rupees, i18n.locale);
  return (
    <Card as="section" className={styles.card}>
      <h2 className={styles.heading}>
        <Trans>Details</Trans>
      </h2>
      <dl className={styles.facts}>
        {estimatedCost !== null && <Fact name={<Trans>Estimated cost</Trans>}>{money(estimatedCost)}</Fact>}
        {actualCost !== null && <Fact name={<Trans>Final cost</Trans>}>{money(actualCost)}</Fact>}
        <Fact name={<Trans>Delivery</Trans>}>{i18n._(deliveryOptions[deliveryOption])}</Fact>
        {deliveryCharge !== null ? (
          <Fact name={<Trans>Delivery charge</Trans>}>{money(deliveryCharge)}</Fact>
        ) : (
          // What a public record costs is not shown to strangers, and "not shown" is not "not quoted" (decisions §12).
          deliveryOption === 'DELIVERY_REQUESTED' &&
          !isPublic && (
            <Fact name={<Trans>Delivery charge</Trans>}>
              <Trans>To be quoted</Trans>
            </Fact>
          )
        )}
        <Fact name={<Trans>Preferred pickup time</Trans>}>
          <DateTime value={repair.preferredPickupTime} />
        </Fact>
        <Fact name={<Trans>Submitted</Trans>}>
          <DateTime value={repair.submissionDate} />
        </Fact>
        <Fact name={<Trans>Last update</Trans>}>
          <DateTime value={repair.lastUpdateDate} />
        </Fact>
      </dl>
      {isPublic && (
        <p className={styles.aside}>
          <Trans>This is a public record: its costs and notes are kept between the owner and the shop.</Trans>
        </p>
      )}
    </Card>
  );
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
