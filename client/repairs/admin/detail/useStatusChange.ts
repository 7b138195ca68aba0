import { useLingui } from '@lingui/react/macro';
import { painted } from '../../../lib/afterPaint';
import { useOpenQuestion } from '../../../payments/admin';
import { useSendingForm } from '../../../forms/useSendingForm';
import { useServerMessage } from '../../../graphql/useServerMessage';
import { toast } from '../../../ui';
import { parseRupees, typedRupees } from '../../../admin/kit/rupees';
import { useForgetRepairLists } from '../useForgetRepairLists';
import { type RepairDetailViewFragment, type RepairStatus, useChangeRepairStatusMutation } from './repairDetail.gen';

export const MAX_NOTE = 1000;

export type StatusChanged = Pick<RepairDetailViewFragment, 'id' | 'status' | 'estimatedCost' | 'actualCost'> &
  // what a list does not know of is asked for by the server
  Partial<Pick<RepairDetailViewFragment, 'approvedCost' | 'costReason'>>;

interface StatusValues {
  status: RepairStatus;
  estimatedCost: string;
  actualCost: string;
  costReason: string;
  note: string;
}

type Cost = 'estimatedCost' | 'actualCost';

/** The money that a step is about. */
const COST_OF: Partial<Record<RepairStatus, Cost>> = {
  DIAGNOSED: 'estimatedCost',
  REPAIRED: 'actualCost',
  DELIVERED: 'actualCost',
};

/** What only makes sense once there is a price, if it is that there is nothing to pay. */
const NEEDS_PRICE: readonly RepairStatus[] = ['QUOTE_APPROVED', 'REPAIRING', 'REPAIRED', 'DELIVERED'];

/** Which cost a step asks for, and whether it cannot do without: nobody has said any price yet. */
function costOf(status: RepairStatus, { estimatedCost, actualCost, approvedCost }: StatusChanged) {
  const isUnpriced = estimatedCost === null && actualCost === null && (approvedCost ?? null) === null;
  const needed = isUnpriced && NEEDS_PRICE.includes(status);
  return { cost: COST_OF[status] ?? (needed ? ('estimatedCost' as const) : undefined), needed };
}

/** Whether a final cost as it is typed needs a reason that the customer reads (decisions §14). */
export const isAboveApproved = (typed: string, approvedCost: number | null | undefined): boolean => {
  const cost = parseRupees(typed);
  return typeof approvedCost === 'number' && cost !== null && cost > approvedCost;
};

/**
 * The change of a status: it shows at once, and goes back if the server refuses.
 * @param to where it is to go at first, else where it is
 */
export function useStatusChange(repair: StatusChanged, to: RepairStatus | undefined, onDone: () => void) {
  const { t } = useLingui();
  const say = useServerMessage();
  const forgetLists = useForgetRepairLists();
  const [change] = useChangeRepairStatusMutation();
  const mayLeave = useOpenQuestion();
  const { id, status: from, estimatedCost, actualCost } = repair;
  const { form, sending, submit } = useSendingForm<StatusValues>({
    defaultValues: {
      status: to ?? from,
      estimatedCost: typedRupees(estimatedCost),
      actualCost: typedRupees(actualCost),
      costReason: repair.costReason ?? '',
      note: '',
    },
    say,
    async send({ status, note, costReason, ...typed }): Promise<void> {
      const { cost } = costOf(status, repair);
      const money = cost && { [cost]: parseRupees(typed[cost]) };
      const reason = cost === 'actualCost' && costReason.trim() ? { costReason } : {};
      const isExplained = reason.costReason !== undefined && reason.costReason !== repair.costReason;
      if (status === from && !note.trim() && !isExplained && (!cost || money![cost] === repair[cost])) {
        form.setError('status', { message: t`Choose another status, or write a note.` }, { shouldFocus: true });
        return;
      }
      const goes = status === 'DELIVERED' && from !== 'DELIVERED';
      if (goes && !(await mayLeave(id, parseRupees(typed.actualCost)))) return;
      // The new place of the card in the board can wait for the frame that says it is being saved.
      await painted();
      await change({
        variables: { id, input: { status, note: note.trim() || null, ...money, ...reason } },
        optimisticResponse: {
          changeRepairStatus: { __typename: 'Repair', id, status, estimatedCost, actualCost, ...money },
        },
      });
      toast.success(t`Repair status updated.`);
      forgetLists();
      onDone();
    },
  });
  const { cost, needed } = costOf(form.watch('status'), repair);
  const asksReason = cost === 'actualCost' && isAboveApproved(form.watch('actualCost'), repair.approvedCost);
  return { form, sending, submit, cost, needed, asksReason: asksReason || form.getFieldState('costReason').invalid };
}
