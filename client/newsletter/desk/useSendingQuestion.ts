import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react/macro';
import { formatNumber } from '../../lib/digits';
import { ActiveSubscribersDocument } from './campaignDesk.gen';

/** Asks before a campaign goes, and says to how many it would go at that moment (back-office §4). */
export function useSendingQuestion(): (subject: string) => Promise<boolean> {
  const { t, i18n } = useLingui();
  const client = useApolloClient();
  return async (subject) => {
    const { data } = await client.query({ query: ActiveSubscribersDocument, fetchPolicy: 'network-only' });
    const count = formatNumber(data?.activeSubscriberCount ?? 0, i18n.locale);
    return window.confirm(t`Send "${subject}" to ${count} active subscribers?`);
  };
}
