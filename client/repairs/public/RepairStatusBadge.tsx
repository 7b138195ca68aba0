import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { ComponentType } from 'react';
import { ErrorIcon, HomeIcon, type IconProps, StatusBadge, SuccessIcon, type Tone } from '../../ui';
import { InboxIcon, PulseIcon, QuoteIcon, ThumbUpIcon, TruckIcon } from '../../ui/icons/status';
import { WrenchIcon } from '../../ui/icons/pages';

/** The ten states of public-site §3, as the schema spells them. */
export type RepairStatus =
  | 'REQUESTED'
  | 'PICKED_UP'
  | 'DIAGNOSING'
  | 'DIAGNOSED'
  | 'QUOTE_APPROVED'
  | 'QUOTE_REJECTED'
  | 'REPAIRING'
  | 'REPAIRED'
  | 'DELIVERED'
  | 'CANCELLED';

interface StatusLook {
  label: MessageDescriptor;
  tone: Tone;
  Icon: ComponentType<IconProps>;
}

/** Labels of public-site §3, colours of §4, and an icon, because colour alone tells too few people. */
export const repairStatuses: Record<RepairStatus, StatusLook> = {
  REQUESTED: { label: msg`Requested`, tone: 'blue', Icon: InboxIcon },
  PICKED_UP: { label: msg`Picked Up`, tone: 'indigo', Icon: TruckIcon },
  DIAGNOSING: { label: msg`Diagnosing`, tone: 'yellow', Icon: PulseIcon },
  DIAGNOSED: { label: msg`Diagnosed - Quote Pending`, tone: 'yellow', Icon: QuoteIcon },
  QUOTE_APPROVED: { label: msg`Quote Approved - Repairing`, tone: 'purple', Icon: ThumbUpIcon },
  QUOTE_REJECTED: { label: msg`Quote Rejected`, tone: 'red', Icon: ErrorIcon },
  REPAIRING: { label: msg`Repairing`, tone: 'purple', Icon: WrenchIcon },
  REPAIRED: { label: msg`Repaired - Pending Delivery/Pickup`, tone: 'green', Icon: SuccessIcon },
  DELIVERED: { label: msg`Delivered`, tone: 'teal', Icon: HomeIcon },
  CANCELLED: { label: msg`Cancelled`, tone: 'red', Icon: ErrorIcon },
};

/** A repair's state as the shop calls it. */
export function RepairStatusBadge({ status }: { status: RepairStatus }) {
  const { i18n } = useLingui();
  const { label, tone, Icon } = repairStatuses[status];
  return (
    <StatusBadge tone={tone} icon={<Icon />}>
      {i18n._(label)}
    </StatusBadge>
  );
}
