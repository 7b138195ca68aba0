import type { FragmentType } from '@apollo/client';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatMoney } from '../../../lib/money';
import { DateTime } from '../../../ui';
import type { RepairAccess } from './useTrackedRepair';
import { deliveryOptions } from '../../labels';
import { isQuoteHidden } from '../../quote';
import { type RepairDetailsFragment, useRepairDetailsFragment } from '../../repairs.gen';
import { Aside, Fact, Facts, SideCard } from './Facts';
import { HiddenDetails } from './HiddenDetails';
import styles from './Facts.module.css';

interface RepairDetailsProps {
  repair: FragmentType<RepairDetailsFragment>;
  access: RepairAccess;
}

/** Dates, costs and the way home (public-site §2). Rows without an answer are left out. */
export function RepairDetails({ access, ...props }: RepairDetailsProps) {
  const repair = useRepairDetailsFragment(props.repair);
  const { i18n } = useLingui();
  const { estimatedCost, approvedCost, actualCost, costReason, deliveryOption, deliveryCharge, isPublic, abilities } =
    repair;
  const hidden = abilities.seeDetailsWithContactNumber;
  const money = (rupees: number) => formatMoney(rupees, i18n.locale);
  return (
    <SideCard title={<Trans>Details</Trans>}>
      <Facts>
        {estimatedCost !== null && <Fact name={<Trans>Estimated cost</Trans>}>{money(estimatedCost)}</Fact>}
        {approvedCost !== null && <Fact name={<Trans>Approved cost</Trans>}>{money(approvedCost)}</Fact>}
        {actualCost !== null && <Fact name={<Trans>Final cost</Trans>}>{money(actualCost)}</Fact>}
        {costReason && (
          <Fact name={<Trans>Why it costs more</Trans>}>
            <span className={styles.asTyped}>{costReason}</span>
          </Fact>
        )}
        <Fact name={<Trans>Delivery</Trans>}>{i18n._(deliveryOptions[deliveryOption])}</Fact>
        {deliveryCharge !== null ? (
          <Fact name={<Trans>Delivery charge</Trans>}>{money(deliveryCharge)}</Fact>
        ) : (
          // What a public record costs is not shown to strangers, and "not shown" is not "not quoted" (decisions §12).
          deliveryOption === 'DELIVERY_REQUESTED' &&
          !hidden && (
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
      </Facts>
      {isPublic && (
        <Aside>
          <Trans>This is a public record: its costs and notes are kept between the owner and the shop.</Trans>
        </Aside>
      )}
      {hidden && !isQuoteHidden(repair) && <HiddenDetails reveal={access.reveal} />}
    </SideCard>
  );
}
