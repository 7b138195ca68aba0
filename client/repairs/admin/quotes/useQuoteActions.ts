import { useLingui } from '@lingui/react/macro';
import { useAdminAction } from '../../../admin/kit/useAdminAction';
import { useForgetRepairLists } from '../useForgetRepairLists';
import {
  type AdminQuoteFragment,
  useDiscardQuoteDraftMutation,
  useOfferQuoteMutation,
  useRenewQuoteMutation,
  useWithdrawQuoteMutation,
} from '../detail/repairDetail.gen';

/** What an admin does with a version of a quote by one press; one at a time. @param onDone when it was done */
export function useQuoteActions(repairId: string, onDone: () => void) {
  const { t } = useLingui();
  const { act, isBusy } = useAdminAction();
  const forgetLists = useForgetRepairLists();
  const [offer] = useOfferQuoteMutation();
  const [renew] = useRenewQuoteMutation();
  const [withdraw] = useWithdrawQuoteMutation();
  const [discard] = useDiscardQuoteDraftMutation();

  async function change(work: () => Promise<unknown>, done: string): Promise<void> {
    if (!(await act(work, { done }))) return;
    forgetLists();
    onDone();
  }

  const variablesOf = ({ version }: AdminQuoteFragment) => ({ repairId, version: version! });
  return {
    isBusy: isBusy(),
    offer: ({ revision }: AdminQuoteFragment) =>
      change(() => offer({ variables: { repairId, revision } }), t`Quote offered to the customer.`),
    renew: (quote: AdminQuoteFragment) =>
      change(() => renew({ variables: variablesOf(quote) }), t`Quote offered again for 14 days.`),
    withdraw: (quote: AdminQuoteFragment) =>
      change(() => withdraw({ variables: variablesOf(quote) }), t`Quote withdrawn.`),
    discard: ({ revision }: AdminQuoteFragment) =>
      change(() => discard({ variables: { repairId, revision } }), t`Draft discarded.`),
  };
}
