import { useLingui } from '@lingui/react/macro';
import { TabFrame } from '../../../admin/kit/TabFrame';
import { useAnswer } from '../../../graphql/useAnswer';
import { newMessagesUrl, messageUrl } from '../../../inbox/urls';
import { DateTime, ErrorState, Loading, Skeleton } from '../../../ui';
import { repairListUrl } from '../urls';
import { noonOf } from './days';
import { Pickups } from './Pickups';
import styles from './Today.module.css';
import { type TodayQuery, useTodayQuery } from './today.gen';
import { Waiting, waitingRepairs } from './Waiting';
import { Week } from './Week';

/** How often it looks for what others have changed; what is changed here shows at once. */
const POLL_MS = 60_000;

/** What still has to be done to keep a promise. */
const UNDONE = 'REQUESTED,PICKED_UP,DIAGNOSING,DIAGNOSED,QUOTE_APPROVED,REPAIRING';

/** The day's work: what is to be fetched, and what waits for whom since when. Each count opens its list, each line its record. */
export function TodayTab() {
  const { t } = useLingui();
  const query = useTodayQuery({
    fetchPolicy: 'cache-and-network',
    pollInterval: POLL_MS,
    skipPollAttempt: () => document.hidden,
  });
  const { answer, failure } = useAnswer(query);
  const message = failure?.message ?? '';
  return (
    <TabFrame
      title={t`Today`}
      intro={answer ? <DateTime value={noonOf(answer.workshopToday.day)} show="date" /> : null}
    >
      {failure ? (
        <ErrorState {...failure} message={t`Failed to load admin data: ${message}`} />
      ) : answer ? (
        <Work {...answer} />
      ) : (
        <Loading>
          <div className={styles.today}>
            {[1, 2, 3].map((place) => (
              <Skeleton key={place} height="20rem" />
            ))}
          </div>
        </Loading>
      )}
    </TabFrame>
  );
}

function Work({ workshopToday, inboxTable }: TodayQuery) {
  const { t } = useLingui();
  const { day, week, pickups, missed, promised, late, approval, ready, notificationPending } = workshopToday;
  return (
    <>
      <div className={styles.today}>
        <Pickups day={day} pickups={pickups} missed={missed} />
        <div className={styles.column}>
          <Waiting
            title={t`Promised for today`}
            to={repairListUrl({ status: UNDONE, promisedFrom: day, promisedTo: day })}
            count={promised.count}
            items={waitingRepairs(promised)}
            show="time"
          />
          <Waiting
            title={t`Late`}
            to={repairListUrl({ overdue: 'true', sort: 'PROMISED_DATE', direction: 'ASC' })}
            count={late.count}
            items={waitingRepairs(late)}
            urgent
          />
          <Waiting
            title={t`Waiting for approval`}
            to={repairListUrl({ quoteWaiting: 'true' })}
            count={approval.count}
            items={waitingRepairs(approval)}
          />
        </div>
        <div className={styles.column}>
          <Waiting
            title={t`Ready to collect`}
            to={repairListUrl({ status: 'REPAIRED' })}
            count={ready.count}
            items={waitingRepairs(ready)}
          />
          <Waiting
            title={t`Not notified yet`}
            to={repairListUrl({ notificationPending: 'true' })}
            count={notificationPending.count}
            items={waitingRepairs(notificationPending)}
            urgent
          />
          <Waiting
            title={t`New messages`}
            to={newMessagesUrl}
            count={inboxTable.totalCount}
            items={inboxTable.items.map(({ id, name, subject, createdAt }) => ({
              to: messageUrl(id),
              name,
              about: subject,
              since: createdAt,
            }))}
          />
        </div>
      </div>
      <Week week={week} pickups={pickups} />
    </>
  );
}
