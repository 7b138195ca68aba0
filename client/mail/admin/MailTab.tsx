import { Trans, useLingui } from '@lingui/react/macro';
import { MAIL_STATE_NAMES, MAIL_STATES } from '../../admin/kit/MailStateBadge';
import { ResourceTab } from '../../admin/kit/ResourceTab';
import { isOnItsWay } from '../../admin/kit/useMoving';
import { useAsked, useResource } from '../../admin/kit/useResource';
import { formatNumber } from '../../lib/digits';
import { Button } from '../../ui';
import { type MailRowFragment, useDiscardMailMutation, useMailTableQuery, useRetryMailMutation } from './mailAdmin.gen';
import { MailProgress } from './MailProgress';
import { MAIL_KINDS } from './mailLabels';

const LIST = {
  sorts: ['CREATED_AT', 'RECIPIENT'],
  defaultSort: { sort: 'CREATED_AT', direction: 'DESC' },
  filters: { state: MAIL_STATE_NAMES },
} as const;

const isStranded = ({ state }: MailRowFragment) => state === 'FAILED' || state === 'UNKNOWN';

/** The mails that went out or are to go out one by one, and what to do about those that did not arrive. */
export function MailTab() {
  const { t, i18n } = useLingui();
  const asked = useAsked(LIST);
  const mails = useResource(asked, useMailTableQuery(asked.options), { moves: (rows) => rows.some(isOnItsWay) });
  const { act, isBusy } = mails;
  const [retry] = useRetryMailMutation({ refetchQueries: ['MailTable'] });
  const [discard] = useDiscardMailMutation({ refetchQueries: ['MailTable'] });

  async function sendAgain({ id, state, recipient }: MailRowFragment): Promise<void> {
    const mayDouble = state === 'UNKNOWN';
    if (mayDouble && !window.confirm(t`It may have reached ${recipient} already. Send it again?`)) return;
    await act(() => retry({ variables: { id } }), { done: t`The email will be sent again.`, key: id });
  }

  async function giveUp({ id, recipient }: MailRowFragment): Promise<void> {
    if (!window.confirm(t`Discard the email to ${recipient}?`)) return;
    await act(() => discard({ variables: { id } }), { done: t`Email discarded.`, key: id });
  }

  const stranded = mails.data?.strandedMailCount ?? 0;
  const count = formatNumber(stranded, i18n.locale);
  return (
    <ResourceTab
      resource={mails}
      title={t`Mail`}
      intro={stranded > 0 ? <Trans>Emails that did not arrive, or may not have: {count}</Trans> : null}
      search={t`Email`}
      filters={{ state: { label: t`Status`, words: MAIL_STATES } }}
      empty={t`No email has been sent yet.`}
      name={({ recipient, kind }) => recipient ?? kind}
      columns={[
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
        { id: 'created', header: t`Written`, time: ({ createdAt }) => createdAt, sort: 'CREATED_AT' },
      ]}
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
  );
}
