import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ConflictLabels } from '../../../admin/kit/editor/conflict';
import { formatDateTime, fromKathmanduInput } from '../../../lib/dates';
import { repairStatuses } from '../../public/RepairStatusBadge';
import { deliveryOptions, repairFields, tvTypes } from '../../labels';
import type { RepairValues } from './repairValues';

/** What the form calls its fields. */
const fields: Record<string, MessageDescriptor> = {
  ...repairFields,
  userName: msg`Customer name`,
  status: msg`Status`,
  promisedDate: msg`Promised date`,
  estimatedCost: msg`Estimated cost (Rs.)`,
  actualCost: msg`Final cost (Rs.)`,
  deliveryCharge: msg`Delivery charge (Rs.)`,
  adminNotes: msg`Notes of the workshop`,
  customerFeedback: msg`Customer feedback`,
} satisfies Partial<Record<keyof RepairValues, MessageDescriptor>>;

const choices: Record<string, Record<string, MessageDescriptor>> = {
  status: Object.fromEntries(Object.entries(repairStatuses).map(([status, { label }]) => [status, label])),
  tvType: tvTypes,
  deliveryOption: deliveryOptions,
} satisfies Partial<Record<keyof RepairValues, Record<string, MessageDescriptor>>>;

const TIMES: ReadonlySet<string> = new Set<keyof RepairValues>(['preferredPickupTime', 'promisedDate']);

/** Two versions of a record in the words of its form. */
export function useRepairLabels(): ConflictLabels {
  const { i18n } = useLingui();
  return {
    field: (field) => fields[field] && i18n._(fields[field]),
    value(field, value) {
      const choice = choices[field]?.[value];
      if (choice) return i18n._(choice);
      const time = TIMES.has(field) ? fromKathmanduInput(value) : null;
      return time ? formatDateTime(time, i18n.locale) : undefined;
    },
  };
}
