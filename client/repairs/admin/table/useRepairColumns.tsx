import { useLingui } from '@lingui/react/macro';
import type { ResourceColumn } from '../../../admin/kit/ResourceList';
import { telephoneUrl } from '../../../lib/contactLinks';
import { shortRepairId } from '../../../lib/repairId';
import { DeviceName } from '../../public/records/DeviceName';
import { RepairStatusBadge } from '../../public/RepairStatusBadge';
import { VisibilitySwitch } from '../../public/VisibilitySwitch';
import { PromisedDate } from '../PromisedDate';
import type { RepairRowFragment, RepairTableSort } from '../repairsAdmin.gen';
import { NotifiedBadge } from '../updates/NotifiedBadge';
import styles from './RepairTable.module.css';

/**
 * The columns of the list of repairs.
 * @param sort the last update and the pickup time have a column only where the list is sorted by them
 */
export function useRepairColumns(sort: RepairTableSort): ResourceColumn<RepairRowFragment, RepairTableSort>[] {
  const { t } = useLingui();
  const updated = {
    id: 'updated',
    header: t`Last update`,
    time: ({ lastUpdateDate }: RepairRowFragment) => lastUpdateDate,
    show: 'date',
    sort: 'LAST_UPDATE_DATE',
  } as const;
  const pickup = {
    id: 'pickup',
    header: t`Pickup`,
    time: ({ preferredPickupTime }: RepairRowFragment) => preferredPickupTime,
    sort: 'PICKUP_TIME',
  } as const;
  return [
    { id: 'customer', header: t`Customer`, cell: (repair) => <CustomerName repair={repair} />, sort: 'CUSTOMER' },
    {
      id: 'contact',
      header: t`Phone`,
      cell: ({ contactNumber }) => (
        <a className={styles.phone} href={telephoneUrl(contactNumber)}>
          {contactNumber}
        </a>
      ),
    },
    {
      id: 'brand',
      header: t`Brand`,
      cell: (repair) => <DeviceName {...repair} />,
      sort: 'BRAND',
      text: true,
      brief: ({ brand, model }) => `${brand} ${model ?? ''}`,
    },
    {
      id: 'status',
      header: t`Status`,
      cell: (repair) => <StatusAndNotified repair={repair} />,
      sort: 'STATUS',
      brief: (repair) => <StatusAndNotified repair={repair} brief />,
    },
    {
      id: 'submitted',
      header: t`Submitted`,
      time: ({ submissionDate }) => submissionDate,
      show: 'date',
      sort: 'SUBMISSION_DATE',
    },
    ...(sort === 'LAST_UPDATE_DATE' ? [updated] : []),
    ...(sort === 'PICKUP_TIME' ? [pickup] : []),
    {
      id: 'promised',
      header: t`Promised`,
      cell: (repair) => <PromisedDate repair={repair} />,
      sort: 'PROMISED_DATE',
    },
    { id: 'visibility', header: t`Visibility`, cell: (repair) => <Visibility repair={repair} /> },
  ];
}

function CustomerName({ repair: { id, userName } }: { repair: RepairRowFragment }) {
  return (
    <span className={styles.customer}>
      <span className={styles.name}>{userName}</span>
      <span className={styles.shortId}>{shortRepairId(id)}</span>
    </span>
  );
}

interface StatusAndNotifiedProps {
  repair: RepairRowFragment;
  /** Speaks of the customer only where there is something to be done. */
  brief?: boolean;
}

/** Where it stands, and whether the customer knows. */
function StatusAndNotified({
  repair: { status, notificationPendingSince, deletedAt },
  brief = false,
}: StatusAndNotifiedProps) {
  return (
    <span className={styles.status}>
      <RepairStatusBadge status={status} />
      {!deletedAt && (notificationPendingSince || !brief) && (
        <NotifiedBadge notificationPendingSince={notificationPendingSince} />
      )}
    </span>
  );
}

/** What is deleted nobody sees, whatever its record says. */
function Visibility({ repair }: { repair: RepairRowFragment }) {
  const { t } = useLingui();
  return repair.deletedAt ? t`Deleted` : <VisibilitySwitch repair={repair} />;
}
