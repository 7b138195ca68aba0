import { useLingui } from '@lingui/react/macro';
import { type ComponentType, useId, useRef, useState } from 'react';
import { useErrorText } from '../../graphql/useErrorText';
import { formatNumber } from '../../lib/digits';
import { Button, toast, VisuallyHidden } from '../../ui';
import { BellIcon } from '../../ui/icons/account';
import { useUnreadCount } from './useUnreadCount';
import styles from './NotificationBell.module.css';
import type { NotificationPanelProps } from './NotificationPanel';

const MOST_SHOWN = 99;

const loadPanel = () => import('./NotificationPanel');
const prepare = (): void => void loadPanel().catch(() => undefined);

/**
 * The bell of signed-in people (public-site §2), with the count of what they have not read. It is on every page, so
 * the panel's code comes when a hand is near the button.
 */
export function NotificationBell() {
  const { t, i18n } = useLingui();
  const errorText = useErrorText();
  const { unread, grown } = useUnreadCount();
  const bell = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const [open, setOpen] = useState(false);
  // Not React.lazy: a chunk that cannot be fetched is a word in a toast here, not a page that breaks.
  const [Panel, setPanel] = useState<ComponentType<NotificationPanelProps> | null>(null);
  const shown = open && Panel !== null;

  const toggle = () => {
    setOpen(!open);
    if (Panel) return;
    loadPanel().then(
      ({ NotificationPanel }) => setPanel(() => NotificationPanel),
      (error: unknown) => {
        setOpen(false);
        toast.error(errorText(error));
      },
    );
  };

  const count = formatNumber(Math.min(unread, MOST_SHOWN), i18n.locale) + (unread > MOST_SHOWN ? '+' : '');
  return (
    <div className={styles.place}>
      <Button
        ref={bell}
        variant="ghost"
        icon={
          <span className={styles.bell}>
            <BellIcon size={24} />
            {unread > 0 && <span className={styles.badge}>{count}</span>}
          </span>
        }
        aria-label={unread > 0 ? t`Notifications, ${count} unread` : t`Notifications`}
        aria-haspopup="dialog"
        aria-expanded={shown}
        aria-controls={shown ? panelId : undefined}
        busy={open && !shown}
        onPointerDown={prepare}
        onFocus={prepare}
        onClick={toggle}
      />
      <output>
        <VisuallyHidden>{grown && t`You have new notifications. ${count} unread.`}</VisuallyHidden>
      </output>
      {shown && <Panel id={panelId} bell={bell} onClose={() => setOpen(false)} />}
    </div>
  );
}
