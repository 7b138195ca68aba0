import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react/macro';
import type { useAdminAction } from '../../admin/kit/useAdminAction';
import { formatNumber } from '../../lib/digits';
import { ActiveSubscribersDocument } from './campaignAdmin.gen';

/**
 * Asks before a campaign goes, and says to how many it would go at that moment (back-office §4).
 * @param act what counts them, and says where that fails; nobody is asked then
 */
export function useSendingQuestion(act: ReturnType<typeof useAdminAction>['act']) {
  const { t, i18n } = useLingui();
  const client = useApolloClient();
  /** @param key see useAdminAction. @returns whether it is to go */
  return async (subject: string, key: string): Promise<boolean> => {
    let agrees = false;
    await act(
      async () => {
        const { data } = await client.query({ query: ActiveSubscribersDocument, fetchPolicy: 'network-only' });
        const count = formatNumber(data?.activeSubscriberCount ?? 0, i18n.locale);
        agrees = window.confirm(t`Send "${subject}" to ${count} active subscribers?`);
      },
      { key },
    );
    return agrees;
  };
}
