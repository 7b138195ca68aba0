import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { useErrorText } from '../../graphql/useErrorText';
import { RepairStatusBadge } from '../../repairs/components/RepairStatusBadge';
import { recordsUrl, trackRepairUrl } from '../../repairs/urls';
import { DateTime, EmptyState, ErrorState, Loading, Skeleton } from '../../ui';
import { type ActivityItemFragment, useRecentActivityQuery } from '../home.gen';
import styles from './RecentActivity.module.css';

/** The three latest repair updates (public-site §2, Home). */
export function RecentActivity() {
  return (
    <section>
      <div className={styles.head}>
        <h2>
          <Trans>Latest from our bench</Trans>
        </h2>
        <Link to={recordsUrl}>
          <Trans>All public records</Trans>
        </Link>
      </div>
      <ActivityList />
    </section>
  );
}

function ActivityList() {
  const errorText = useErrorText();
  const { data, previousData, error, loading, refetch } = useRecentActivityQuery();
  const edges = (data ?? previousData)?.publicRepairs.edges;
  if (edges?.length === 0) {
    return <EmptyState title={<Trans>No repairs to show yet.</Trans>} />;
  }
  if (edges) {
    return (
      <ul className={styles.list}>
        {edges.map(({ node }) => (
          <ActivityItem key={node.id} repair={node} />
        ))}
      </ul>
    );
  }
  if (error) {
    return (
      <ErrorState message={errorText(error)} onRetry={() => void refetch().catch(() => undefined)} busy={loading} />
    );
  }
  return (
    <Loading>
      <div className={styles.list}>
        {[1, 2, 3].map((item) => (
          <div key={item} className={styles.item}>
            <Skeleton width="11rem" height="1lh" />
            <Skeleton width="8rem" height="2rem" round />
            <Skeleton width="4rem" height="1lh" />
          </div>
        ))}
      </div>
    </Loading>
  );
}

function ActivityItem({ repair }: { repair: ActivityItemFragment }) {
  return (
    <li className={styles.item}>
      <Link to={trackRepairUrl(repair.id)} className={styles.device}>
        {repair.brand} {repair.model ?? repair.tvType}
      </Link>
      <RepairStatusBadge status={repair.status} />
      <span className={styles.when}>
        <DateTime value={repair.lastUpdateDate} show="relative" />
      </span>
    </li>
  );
}
