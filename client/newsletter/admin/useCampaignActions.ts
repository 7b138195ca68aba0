import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react/macro';
import { useAdminAction } from '../../admin/kit/useAdminAction';
import {
  type CampaignRowFragment,
  useDeleteCampaignMutation,
  usePauseCampaignMutation,
  useResumeCampaignMutation,
  useSendCampaignMutation,
} from './campaignAdmin.gen';
import { useResendCampaignMailsMutation } from './recipients.gen';
import { useSendingQuestion } from './useSendingQuestion';

/** Of which state mails can be sent once more. */
export type ResentState = 'FAILED' | 'UNKNOWN';

/** What is done with a campaign by a press, in the list and in its window; the list follows. */
export function useCampaignActions() {
  const { t } = useLingui();
  const client = useApolloClient();
  const { act, isBusy } = useAdminAction();
  const agreesToSend = useSendingQuestion(act);
  const [sendCampaign] = useSendCampaignMutation();
  const [pauseCampaign] = usePauseCampaignMutation();
  const [resumeCampaign] = useResumeCampaignMutation();
  const [deleteCampaign] = useDeleteCampaignMutation({ refetchQueries: ['CampaignTable'] });
  const [resendMails] = useResendCampaignMailsMutation();

  /** What became of it meanwhile, where the server says no: somebody else may have pressed, too. */
  async function actOn(id: string, work: () => Promise<unknown>, done: string): Promise<boolean> {
    const isDone = await act(work, { done, key: id });
    if (!isDone) void client.refetchQueries({ include: ['CampaignTable'] });
    return isDone;
  }

  async function send({ id, subject, version }: CampaignRowFragment): Promise<void> {
    if (!(await agreesToSend(subject, id))) return;
    await actOn(id, () => sendCampaign({ variables: { id, version } }), t`Email campaign sent!`);
  }

  async function resend({ id }: CampaignRowFragment, state: ResentState): Promise<boolean> {
    const question =
      state === 'UNKNOWN'
        ? t`These emails may have arrived already, so some people may get the campaign twice. Send them again?`
        : t`Send the emails that could not be delivered again?`;
    if (!window.confirm(question)) return false;
    return actOn(id, () => resendMails({ variables: { campaignId: id, state } }), t`The emails will be sent again.`);
  }

  async function remove({ id, subject }: CampaignRowFragment): Promise<void> {
    if (!window.confirm(t`Delete the campaign "${subject}"?`)) return;
    await act(() => deleteCampaign({ variables: { id } }), { done: t`Email campaign deleted.`, key: id });
  }

  return {
    isBusy,
    send,
    pause: ({ id }: CampaignRowFragment) =>
      actOn(id, () => pauseCampaign({ variables: { id } }), t`Email campaign paused.`),
    resume: ({ id }: CampaignRowFragment) =>
      actOn(id, () => resumeCampaign({ variables: { id } }), t`Email campaign resumed.`),
    resend,
    remove,
  };
}

export type CampaignActions = ReturnType<typeof useCampaignActions>;
