import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { useErrorText } from '../../graphql/useErrorText';
import { formatNumber } from '../../lib/digits';
import { neighbours, pageParams, type PageView } from '../../lib/pageView';
import { Card, classes, EmptyState, ErrorState, PageHeader, Pagination } from '../../ui';
import { MarkAllRead } from './MarkAllRead';
import { NotificationList } from './NotificationList';
import { NotificationSkeleton } from './NotificationSkeleton';
import { useAllNotifications } from './useAllNotifications';
import { rowNumbers } from '../pageParams';
import styles from './AllNotificationsPage.module.css';

const addressOf = (page: Partial<PageView>) => ({ search: new URLSearchParams(pageParams(page)).toString() });

/** /all-notifications: everything the shop has told somebody, newest first (public-site §2, 'Account screens'). */
export function AllNotificationsPage() {
  const { t, i18n } = useLingui();
  const errorText = useErrorText();
  const { view, notifications, unread, stale, error, loading, retry } = useAllNotifications();
  const section = useRef<HTMLElement>(null);
  const number = (value: number) => formatNumber(value, i18n.locale);

  const list = () => {
    if (!notifications) {
      if (error) return <ErrorState message={errorText(error)} onRetry={retry} busy={loading} />;
      return (
        <>
          <div className={styles.tools} />
          <Card flush>
            <NotificationSkeleton rows={6} />
          </Card>
        </>
      );
    }
    const { edges, pageInfo, totalCount } = notifications;
    if (edges.length === 0) {
      return (
        <EmptyState title={<Trans>You have no notifications yet.</Trans>}>
          <Trans>News about repairs will appear here.</Trans>
        </EmptyState>
      );
    }
    const { from, to } = rowNumbers(view.page, edges.length, totalCount, pageInfo);
    const [first, last, total] = [number(from), number(to), number(totalCount)];
    const { previous, next } = neighbours(view, pageInfo);
    const count = number(unread);
    return (
      <>
        <div className={styles.tools}>
          <span className={styles.count}>{unread > 0 ? t`${count} unread` : t`Nothing unread`}</span>
          {unread > 0 && <MarkAllRead focusAfter={section} />}
        </div>
        <Card flush>
          <NotificationList notifications={edges.map(({ node }) => node)} />
        </Card>
        {(previous || next) && (
          <Pagination
            previousTo={previous && addressOf(previous)}
            nextTo={next && addressOf(next)}
            summary={t`${first}–${last} of ${total}`}
          />
        )}
      </>
    );
  };

  return (
    <>
      <PageHeader title={t`All notifications`} />
      <section
        ref={section}
        tabIndex={-1}
        aria-label={t`All notifications`}
        aria-busy={stale}
        className={classes(styles.section, stale && styles.stale)}
      >
        {list()}
      </section>
    </>
  );
}
