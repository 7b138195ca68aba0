import type { FragmentType } from '@apollo/client';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '../../lib/router/Link';
import { classes, DateTime, VisuallyHidden } from '../../ui';
import { useEveryMinute } from './useEveryMinute';
import { useMarkRead } from './useMarkRead';
import { type NotificationItemFragment, useNotificationItemFragment } from '../notifications.gen';
import { sitePath } from '../sitePath';
import { notificationMessage, notificationTitle } from '../texts';
import styles from './NotificationList.module.css';

interface NotificationListProps {
  notifications: readonly ({ id: string } & FragmentType<NotificationItemFragment>)[];
  /** Called when somebody follows one of them to where it leads. */
  onFollow?: () => void;
}

/** Notifications one under the other, in the panel and on their page; the unread ones stand out by dot, weight and ground. */
export function NotificationList({ notifications, onFollow }: NotificationListProps) {
  const markRead = useMarkRead();
  useEveryMinute();
  return (
    <ul className={styles.list}>
      {notifications.map((notification) => (
        <li key={notification.id}>
          <NotificationItem notification={notification} markRead={markRead} onFollow={onFollow} />
        </li>
      ))}
    </ul>
  );
}

interface NotificationItemProps {
  notification: FragmentType<NotificationItemFragment>;
  markRead: ReturnType<typeof useMarkRead>;
  onFollow: (() => void) | undefined;
}

function NotificationItem({ markRead, onFollow, ...props }: NotificationItemProps) {
  const notification = useNotificationItemFragment(props.notification);
  const { isRead, link } = notification;
  const to = sitePath(link);
  const className = classes(styles.item, !isRead && styles.unread);
  const text = <ItemText notification={notification} />;
  return to === null ? (
    // It leads nowhere, but it can be marked; once it is, the button stays, so that the focus does.
    <button
      type="button"
      className={className}
      aria-disabled={isRead || undefined}
      onClick={() => markRead(notification)}
    >
      {text}
    </button>
  ) : (
    <Link
      to={to}
      className={className}
      onClick={() => {
        markRead(notification);
        onFollow?.();
      }}
    >
      {text}
    </Link>
  );
}

function ItemText({ notification }: { notification: NotificationItemFragment }) {
  const { i18n } = useLingui();
  const { title, message, timestamp, isRead } = notification;
  return (
    <>
      <span className={styles.head}>
        <span className={styles.title}>
          {!isRead && (
            <VisuallyHidden>
              <Trans>Unread:</Trans>{' '}
            </VisuallyHidden>
          )}
          <span>{notificationTitle(i18n, title)}</span>
        </span>
        <span className={styles.when}>
          <DateTime value={timestamp} show="relative" />
        </span>
      </span>
      <span className={styles.message}>{notificationMessage(i18n, message)}</span>
    </>
  );
}
