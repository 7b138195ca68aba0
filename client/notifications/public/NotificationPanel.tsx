import { Trans } from '@lingui/react/macro';
import { type RefObject, useEffect, useId, useRef } from 'react';
import { Link } from '../../lib/router/Link';
import { useErrorText } from '../../graphql/useErrorText';
import { ArrowRightIcon, EmptyState, ErrorState } from '../../ui';
import { useDismiss } from './useDismiss';
import { useRefetchWhenGrown } from './useRefetchWhenGrown';
import { useNotificationPanelQuery } from '../notifications.gen';
import { allNotificationsUrl } from '../urls';
import { MarkAllRead } from './MarkAllRead';
import { NotificationList } from './NotificationList';
import styles from './NotificationPanel.module.css';
import { NotificationSkeleton } from './NotificationSkeleton';

export interface NotificationPanelProps {
  id: string;
  /** The button that opened it, and gets the focus back. */
  bell: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/**
 * The ten newest notifications (public-site §2, 'Notification panel'): floating below the bell, on a phone a sheet below
 * the header. The page behind stays in reach, so it is no modal dialog; leaving it closes it.
 */
export function NotificationPanel({ id, bell, onClose }: NotificationPanelProps) {
  const errorText = useErrorText();
  const around = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const { data, previousData, error, loading, refetch } = useNotificationPanelQuery({
    fetchPolicy: 'cache-and-network',
  });
  useRefetchWhenGrown(data?.unreadNotificationCount, refetch);

  const closeToBell = () => {
    bell.current?.focus();
    onClose();
  };
  useDismiss({ inside: [around, bell], onEscape: closeToBell, onLeave: onClose });
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);

  const shown = data ?? previousData;
  const notifications = shown?.notifications.edges.map(({ node }) => node);

  const content = () => {
    if (notifications?.length === 0) return <EmptyState title={<Trans>You have no notifications yet.</Trans>} />;
    if (notifications) return <NotificationList notifications={notifications} onFollow={closeToBell} />;
    if (error) {
      const retry = () => void refetch().catch(() => undefined);
      return <ErrorState message={errorText(error)} onRetry={retry} busy={loading} />;
    }
    return <NotificationSkeleton rows={5} />;
  };

  return (
    <div ref={around}>
      {/* Swallows the tap that closes the sheet, which would otherwise press what lies below. */}
      <div className={styles.scrim} onClick={closeToBell} aria-hidden="true" />
      <div ref={panel} id={id} role="dialog" aria-labelledby={titleId} tabIndex={-1} className={styles.panel}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            <Trans>Notifications</Trans>
          </h2>
          {shown && shown.unreadNotificationCount > 0 && <MarkAllRead focusAfter={panel} />}
        </div>
        <div className={styles.body}>{content()}</div>
        <Link to={allNotificationsUrl} className={styles.all} onClick={closeToBell}>
          <Trans>View all</Trans>
          <ArrowRightIcon size={18} />
        </Link>
      </div>
    </div>
  );
}
