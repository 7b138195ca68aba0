import { useLingui } from '@lingui/react/macro';
import { FROM_DAY, TO_DAY } from '../../admin/kit/days';
import { ResourceTab } from '../../admin/kit/ResourceTab';
import { useAsked, useResource } from '../../admin/kit/useResource';
import { customerUrl } from '../../customers/urls';
import { messageUrl } from '../../inbox/urls';
import { Link } from '../../lib/router/Link';
import { productFormUrl } from '../../products/urls';
import { repairRecordUrl } from '../../repairs/urls';
import { DateTime } from '../../ui';
import { type ActivityLineFragment, useActivityActionTypesQuery, useActivityTableQuery } from './activityLog.gen';
import { logSentence } from './logSentences';
import styles from './ActivityLogTab.module.css';
import { LoggedExchange } from './LoggedExchange';

const LIST = {
  sorts: ['TIMESTAMP', 'USER_EMAIL', 'ACTION_TYPE'],
  defaultSort: { sort: 'TIMESTAMP', direction: 'DESC' },
  // The newest types of action come with the server, so whatever looks like one is asked for.
  filters: { actionType: (value: string) => /^[A-Z_]{1,100}$/.test(value), from: FROM_DAY, to: TO_DAY },
  pageSize: 50,
} as const;

/** back-office §2 and §9. */
const MAX_HEIGHT = 600;
const SHOWN_OF_TARGET = 8;

/** The activity log, to be read only (back-office §2 'Activity Log'). */
export function ActivityLogTab() {
  const { t } = useLingui();
  const asked = useAsked(LIST);
  const log = useResource(asked, useActivityTableQuery(asked.options));
  const { actionType, from, to } = log.view.filters;
  const actions = useActions(actionType);
  return (
    <ResourceTab
      resource={log}
      title={t`Activity Log`}
      search={t`User, action, description or ID`}
      filters={{
        actionType: { label: t`Action`, options: actions.map((value) => ({ value, label: value })) },
        from: { label: t`Since`, day: true, max: to },
        to: { label: t`Until`, day: true, min: from },
      }}
      exported="activity-log"
      empty={t`Nothing has been logged yet.`}
      maxHeight={MAX_HEIGHT}
      columns={[
        {
          id: 'time',
          header: t`Time`,
          cell: ({ timestamp }) => (
            <span className={styles.time}>
              <DateTime value={timestamp} />
            </span>
          ),
          sort: 'TIMESTAMP',
          firstDirection: 'DESC',
        },
        { id: 'user', header: t`User`, cell: ({ userEmail }) => userEmail ?? t`Guest`, sort: 'USER_EMAIL', text: true },
        {
          id: 'action',
          header: t`Action`,
          cell: ({ actionType }) => <code className={styles.code}>{actionType}</code>,
          sort: 'ACTION_TYPE',
        },
        {
          id: 'description',
          header: t`Description`,
          cell: ({ description, details }) =>
            details ? <LoggedExchange description={description} {...details} /> : logSentence(description),
          text: true,
        },
        {
          id: 'target',
          header: t`Target ID`,
          cell: ({ targetId, target }) =>
            targetId && (
              <>
                <code className={styles.code} title={targetId}>
                  {targetId.slice(-SHOWN_OF_TARGET)}
                </code>
                {target && (
                  <span>
                    {' '}
                    <Link to={targetUrl(targetId, target)}>{target.name}</Link>
                  </span>
                )}
              </>
            ),
          text: true,
        },
      ]}
    />
  );
}

/** Where the thing that a line is about is found. */
function targetUrl(id: string, { kind, name }: NonNullable<ActivityLineFragment['target']>): string {
  if (kind === 'REPAIR') return repairRecordUrl(id);
  if (kind === 'PERSON') return customerUrl(id);
  if (kind === 'MESSAGE') return messageUrl(id);
  if (kind === 'PRODUCT') return productFormUrl(id, name);
  return `/admin/blog?${new URLSearchParams({ search: name, edit: id }).toString()}`;
}

/** What there is to filter by; the one that the address asks for is always among them. */
function useActions(wanted: string | null): string[] {
  const types = useActivityActionTypesQuery().data?.activityActionTypes ?? [];
  return wanted === null || types.includes(wanted) ? types : [wanted, ...types];
}
