import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react/macro';
import { type FormEvent, type SyntheticEvent, useRef } from 'react';
import { useItemForm } from '../../admin/kit/editor/useItemForm';
import {
  type CampaignRowFragment,
  EditedCampaignDocument,
  useCreateCampaignMutation,
  useSendCampaignMutation,
  useUpdateCampaignMutation,
} from './campaignAdmin.gen';

export interface CampaignFormOptions {
  /** Null for a new one. */
  campaign: CampaignRowFragment | null;
  onClose: () => void;
}

/** What is written of a letter. */
const valuesOf = ({ subject, body }: Pick<CampaignRowFragment, 'subject' | 'body'>) => ({ subject, body });

type Saved = Pick<CampaignRowFragment, 'id' | 'version'>;

/** Keeps a letter as a draft, and has it sent where that was pressed; the list follows. */
export function useCampaignForm({ campaign, onClose }: CampaignFormOptions) {
  const { t } = useLingui();
  const client = useApolloClient();
  const [create] = useCreateCampaignMutation({ refetchQueries: ['CampaignTable'] });
  const [update] = useUpdateCampaignMutation();
  const [sendCampaign] = useSendCampaignMutation();
  /** What the form ends with; known before the next drawing. */
  const sends = useRef(false);
  /** What was kept, but could not be sent then: another try goes on from it and makes no second one. */
  const kept = useRef<Saved>(null);

  async function save(values: ReturnType<typeof valuesOf>, version: number | null): Promise<Saved> {
    const id = campaign?.id ?? kept.current?.id;
    if (id === undefined) {
      const { data } = await create({ variables: { input: { ...values, version: null } } });
      return data!.createCampaign;
    }
    const seen = Math.max(version ?? 0, kept.current?.version ?? 0);
    const { data } = await update({ variables: { id, input: { ...values, version: seen } } });
    return data!.updateCampaign;
  }

  const item = useItemForm({
    name: `campaign.${campaign?.id ?? 'new'}`,
    begun: valuesOf(campaign ?? { subject: '', body: '' }),
    version: campaign?.version ?? null,
    saved: () =>
      sends.current
        ? t`Email campaign sent!`
        : campaign
          ? t`Email campaign updated.`
          : t`Email campaign saved as a draft.`,
    checks: 'warning',
    async send(values, version) {
      const saved = (kept.current = await save(values, version));
      if (sends.current) await sendCampaign({ variables: { id: saved.id, version: saved.version } });
    },
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

  return {
    ...item,
    submit: (event: FormEvent) => {
      sends.current = false;
      return item.submit(event);
    },
    /** Saves and sends. */
    submitAndSend: (event: SyntheticEvent) => {
      sends.current = true;
      return item.submit(event);
    },
  };
}
