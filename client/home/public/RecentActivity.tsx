import type { FragmentType } from '@apollo/client';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from '../../lib/router/Link';
import { blogPostUrl } from '../../blog/urls';
import { useAnswer } from '../../graphql/useAnswer';
import { RepairStatusBadge } from '../../repairs';
import { recordsUrl, trackRepairUrl } from '../../repairs/urls';
import { DateTime, EmptyState, ErrorState, Loading, Skeleton } from '../../ui';
import {
  type PostItemFragment,
  type RepairItemFragment,
  usePostItemFragment,
  useRecentActivityQuery,
  useRepairItemFragment,
} from '../home.gen';
import styles from './RecentActivity.module.css';

/** The three latest repair updates and the newest post (public-site §2, Home). */
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
  const { answer: shown, failure } = useAnswer(useRecentActivityQuery());
  if (shown) {
    const repairs = shown.publicRepairs.edges;
    const posts = shown.blogPosts.edges;
    if (repairs.length + posts.length === 0) return <EmptyState title={<Trans>No repairs to show yet.</Trans>} />;
    return (
      <ul className={styles.list}>
        {repairs.map(({ node }) => (
          <RepairItem key={node.id} repair={node} />
        ))}
        {posts.map(({ node }) => (
          <PostItem key={node.id} post={node} />
        ))}
      </ul>
    );
  }
  if (failure) {
    return <ErrorState {...failure} />;
  }
  return (
    <Loading>
      <div className={styles.list}>
        {[1, 2, 3, 4].map((item) => (
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

interface ItemProps {
  to: string;
  name: ReactNode;
  badge: ReactNode;
  date: string;
}

function Item({ to, name, badge, date }: ItemProps) {
  return (
    <li className={styles.item}>
      <Link to={to} className={styles.name}>
        {name}
      </Link>
      {badge}
      <span className={styles.when}>
        <DateTime value={date} show="relative" />
      </span>
    </li>
  );
}

function RepairItem({ repair }: { repair: FragmentType<RepairItemFragment> }) {
  const { id, brand, model, tvType, status, lastUpdateDate } = useRepairItemFragment(repair);
  return (
    <Item
      to={trackRepairUrl(id)}
      name={`${brand} ${model ?? tvType}`}
      badge={<RepairStatusBadge status={status} />}
      date={lastUpdateDate}
    />
  );
}

function PostItem({ post }: { post: FragmentType<PostItemFragment> }) {
  const { id, title, createdAt } = usePostItemFragment(post);
  return (
    <Item
      to={blogPostUrl(id)}
      name={title}
      badge={
        <span className={styles.post}>
          <Trans>New in the blog</Trans>
        </span>
      }
      date={createdAt}
    />
  );
}
