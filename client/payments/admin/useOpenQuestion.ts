import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react/macro';
import { formatMoney } from '../../lib/money';
import { OpenAmountDocument } from './paymentsAdmin.gen';

/**
 * Asks once before a set leaves the shop with money open (decisions §15).
 * @returns whether it may go: nothing is open, the admin says so, or nobody can tell now
 */
export function useOpenQuestion() {
  const { t, i18n } = useLingui();
  const client = useApolloClient();
  /** @param finalCost as it is about to be saved, in rupees; null where it is left open */
  return async (id: string, finalCost: number | null): Promise<boolean> => {
    const { data } = await client
      .query({ query: OpenAmountDocument, variables: { id }, fetchPolicy: 'no-cache' })
      .catch(() => ({ data: undefined }));
    const repair = data?.repair;
    if (!repair) return true;
    const cost = finalCost ?? repair.approvedCost;
    const open = cost === null ? 0 : cost + (repair.deliveryCharge ?? 0) - repair.money.paid;
    if (open <= 0) return true;
    const amount = formatMoney(open, i18n.locale);
    return window.confirm(t`${amount} is still open. Hand the set over all the same?`);
  };
}
