import { Trans, useLingui } from '@lingui/react/macro';
import type { Column } from '../../admin/kit/columns';
import { AdminTable } from '../../admin/kit/AdminTable';
import { MAIL_STATE_NAMES, MailStateFilter } from '../../admin/kit/MailStateFilter';
import { TabFrame } from '../../admin/kit/TabFrame';
import { TableToolbar } from '../../admin/kit/TableToolbar';
import { useAdminAction } from '../../admin/kit/useAdminAction';
import { useMoving } from '../../admin/kit/useMoving';
import { useTablePage } from '../../admin/kit/useTablePage';
import { useTableView } from '../../admin/kit/useTableView';
import { formatNumber } from '../../lib/digits';
import { Button, DateTime } from '../../ui';
import {
  type MailRowFragment,
  type MailTableSort,
  useDiscardMailMutation,
  useMailTableQuery,
  useRetryMailMutation,
} from './mailAdmin.gen';
import { MailProgress } from './MailProgress';
import { MAIL_KINDS } from './mailWords';

const LIST = {
  sorts: ['CREATED_AT', 'RECIPIENT'],
  defaultSort: { sort: 'CREATED_AT', direction: 'DESC' },
  filters: { state: MAIL_STATE_NAMES },
} as const;

const SOON_MS = 60_000;

const isStranded = ({ state }: MailRowFragment) => state === 'FAILED' || state === 'UNKNOWN';
/** Soon, that is: what waits for the morning need not be watched. */
const isOnItsWay = ({ state, dueAt }: MailRowFragment) =>
  state === 'SENDING' || (state === 'WAITING' && Date.parse(dueAt) < Date.now() + SOON_MS);

/** The mails that went out or are to go out one by one, and what to do about those that did not arrive. */
export function MailTab() {
  const { t, i18n } = useLingui();
  const view = useTableView(LIST);
  const { poll, note } = useMoving();
  const query = useMailTableQuery({ variables: view.variables, fetchPolicy: 'cache-and-network', ...poll });
  note(query.data?.mailTable.items.some(isOnItsWay) ?? false);
  const page = useTablePage(query, (data) => data.mailTable, view);
  const { act, isBusy } = useAdminAction();
  const [retry] = useRetryMailMutation({ refetchQueries: ['MailTable'] });
  const [discard] = useDiscardMailMutation({ refetchQueries: ['MailTable'] });

  async function sendAgain({ id, state, recipient }: MailRowFragment): Promise<void> {
    const mayDouble = state === 'UNKNOWN';
    if (mayDouble && !window.confirm(t`It may have reached ${recipient} already. Send it once more?`)) return;
    await act(() => retry({ variables: { id } }), { done: t`The mail will be sent again.`, key: id });
  }

  async function giveUp({ id, recipient }: MailRowFragment): Promise<void> {
    if (!window.confirm(t`Discard the mail to ${recipient}?`)) return;
    await act(() => discard({ variables: { id } }), { done: t`Mail discarded.`, key: id });
  }

  const columns: Column<MailRowFragment, MailTableSort>[] = [
    { id: 'to', header: t`To`, cell: ({ recipient }) => recipient ?? '–', sort: 'RECIPIENT', text: true },
    {
      id: 'kind',
      header: t`Kind`,
      cell: ({ kind }) => {
        const label = MAIL_KINDS[kind];
        return label ? i18n._(label) : kind;
      },
    },
    { id: 'state', header: t`Status`, cell: (mail) => <MailProgress mail={mail} /> },
    {
      id: 'created',
      header: t`Written`,
      cell: ({ createdAt }) => <DateTime value={createdAt} />,
      sort: 'CREATED_AT',
      firstDirection: 'DESC',
    },
  ];
  const stranded = (query.data ?? query.previousData)?.strandedMailCount ?? 0;
  const count = formatNumber(stranded, i18n.locale);
  return (
    <TabFrame
      title={t`Mail`}
      intro={stranded > 0 ? <Trans>Mails that did not arrive, or may not have: {count}</Trans> : null}
    >
      <TableToolbar view={view} search={t`Email`}>
        <MailStateFilter view={view} />
      </TableToolbar>
      <AdminTable
        caption={t`Mail`}
        columns={columns}
        page={page}
        view={view}
        empty={t`No mail has gone out yet.`}
        rowKey={({ id }) => id}
        rowLabel={({ recipient, kind }) => recipient ?? kind}
        actions={(row) =>
          isStranded(row) && (
            <>
              <Button size="sm" variant="secondary" busy={isBusy(row.id)} onClick={() => void sendAgain(row)}>
                <Trans>Send again</Trans>
              </Button>
              <Button size="sm" variant="danger" busy={isBusy(row.id)} onClick={() => void giveUp(row)}>
                <Trans>Discard</Trans>
              </Button>
            </>
          )
        }
      />
    </TabFrame>
  );
}
