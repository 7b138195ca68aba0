import { useLingui } from '@lingui/react/macro';
import type { Column } from '../../admin/kit/columns';
import { AdminTable } from '../../admin/kit/AdminTable';
import { ExportButton } from '../../admin/kit/ExportButton';
import { MailStateBadge } from '../../admin/kit/MailStateBadge';
import { MAIL_STATE_NAMES, MailStateFilter } from '../../admin/kit/MailStateFilter';
import { TableToolbar } from '../../admin/kit/TableToolbar';
import { pollWhile } from '../../admin/kit/useMoving';
import { useTablePage } from '../../admin/kit/useTablePage';
import { useTableView } from '../../admin/kit/useTableView';
import { DateTime } from '../../ui';
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
  const view = useTableView(LIST);
  const query = useCampaignRecipientsQuery({
    variables: { ...view.variables, campaignId },
    fetchPolicy: 'cache-and-network',
    ...pollWhile(isRunning),
  });
  const page = useTablePage(query, (data) => data.campaignRecipientTable, view);

  const columns: Column<RecipientRowFragment, (typeof LIST)['sorts'][number]>[] = [
    { id: 'email', header: t`Email`, cell: ({ recipient }) => recipient, sort: 'EMAIL', text: true },
    { id: 'state', header: t`Status`, cell: (mail) => <RecipientState mail={mail} />, sort: 'STATE' },
    {
      id: 'ended',
      header: t`Time`,
      cell: ({ endedAt }) => (endedAt ? <DateTime value={endedAt} /> : '–'),
      sort: 'ENDED_AT',
      firstDirection: 'DESC',
    },
  ];
  return (
    <section className={styles.recipients} aria-label={t`Recipients`}>
      <TableToolbar
        view={view}
        search={t`Email`}
        actions={<ExportButton things="campaign-recipients" params={{ ...view.exportParams, campaignId }} />}
      >
        <MailStateFilter view={view} />
      </TableToolbar>
      <AdminTable
        caption={t`Recipients`}
        columns={columns}
        page={page}
        view={view}
        empty={t`Nobody was subscribed when this campaign was sent.`}
        rowKey={({ id }) => id}
        rowLabel={({ recipient }) => recipient ?? ''}
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
