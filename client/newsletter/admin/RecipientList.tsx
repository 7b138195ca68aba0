import { useLingui } from '@lingui/react/macro';
import { MAIL_STATE_NAMES, MAIL_STATES, MailStateBadge } from '../../admin/kit/MailStateBadge';
import { ResourceList } from '../../admin/kit/ResourceList';
import { useAsked, useResource } from '../../admin/kit/useResource';
import { type RecipientRowFragment, useCampaignRecipientsQuery } from './recipients.gen';
import styles from './CampaignDetail.module.css';

/** The list of campaigns behind the window has names of its own in the address. */
export const RECIPIENT_PREFIX = 'to.';

const LIST = {
  sorts: ['EMAIL', 'STATE', 'ENDED_AT'],
  defaultSort: { sort: 'EMAIL', direction: 'ASC' },
  filters: { state: MAIL_STATE_NAMES },
  prefix: RECIPIENT_PREFIX,
} as const;

interface RecipientListProps {
  campaignId: string;
  /** Whether it changes by itself. */
  isRunning: boolean;
}

/** To whom a campaign goes or went, and what became of each mail. */
export function RecipientList({ campaignId, isRunning }: RecipientListProps) {
  const { t } = useLingui();
  const asked = useAsked(LIST, { campaignId });
  const recipients = useResource(asked, useCampaignRecipientsQuery(asked.options), { moves: () => isRunning });
  return (
    <section className={styles.recipients} aria-label={t`Recipients`}>
      <ResourceList
        resource={recipients}
        caption={t`Recipients`}
        search={t`Email`}
        filters={{ state: { label: t`Status`, words: MAIL_STATES } }}
        exported="campaign-recipients"
        empty={t`Nobody was subscribed when this campaign was sent.`}
        name={({ recipient }) => recipient ?? ''}
        columns={[
          { id: 'email', header: t`Email`, cell: ({ recipient }) => recipient, sort: 'EMAIL', text: true },
          { id: 'state', header: t`Status`, cell: (mail) => <RecipientState mail={mail} />, sort: 'STATE' },
          { id: 'ended', header: t`Time`, time: ({ endedAt }) => endedAt, sort: 'ENDED_AT' },
        ]}
      />
    </section>
  );
}

/** With what the mail server has said, where something went wrong. */
function RecipientState({ mail: { state, problem } }: { mail: RecipientRowFragment }) {
  return (
    <div className={styles.state}>
      <MailStateBadge state={state} />
      {problem && <p className={styles.problem}>{problem}</p>}
    </div>
  );
}
