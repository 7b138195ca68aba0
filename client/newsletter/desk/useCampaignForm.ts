import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react/macro';
import { useItemForm } from '../../desk/editor/useItemForm';
import {
  type CampaignRowFragment,
  EditedCampaignDocument,
  useCreateCampaignMutation,
  useUpdateCampaignMutation,
} from './campaignDesk.gen';

export interface CampaignFormOptions {
  /** Null for a new one. */
  campaign: CampaignRowFragment | null;
  onClose: () => void;
}

/** What is written of a letter. */
const valuesOf = ({ subject, body }: Pick<CampaignRowFragment, 'subject' | 'body'>) => ({ subject, body });

/** Keeps a letter as a draft; the list follows. */
export function useCampaignForm({ campaign, onClose }: CampaignFormOptions) {
  const { t } = useLingui();
  const client = useApolloClient();
  const [create] = useCreateCampaignMutation({ refetchQueries: ['CampaignTable'] });
  const [update] = useUpdateCampaignMutation();
  return useItemForm({
    name: `campaign.${campaign?.id ?? 'new'}`,
    begun: valuesOf(campaign ?? { subject: '', body: '' }),
    version: campaign?.version ?? null,
    saved: campaign ? t`Email campaign updated.` : t`Email campaign saved as a draft.`,
    checks: 'warning',
    send: (values, version) =>
      campaign
        ? update({ variables: { id: campaign.id, input: { ...values, version } } })
        : create({ variables: { input: { ...values, version: null } } }),
    // by its id: under another subject the list may not show it any more
    async readTheirs() {
      if (!campaign) return null;
      const { data } = await client.query({
        query: EditedCampaignDocument,
        variables: { id: campaign.id },
        fetchPolicy: 'network-only',
      });
      const theirs = data?.campaign;
      // one that was sent cannot be changed any more, whoever's words are chosen
      return theirs?.status === 'DRAFT' ? { content: valuesOf(theirs), version: theirs.version } : null;
    },
    onClose,
  });
}
