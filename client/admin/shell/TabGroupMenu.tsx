import { Menu } from '@chakra-ui/react';
import { useLingui } from '@lingui/react';
import { type PointerEvent, useState } from 'react';
import { isTyping } from '../kit/isTyping';
import { ChevronDownIcon } from '../../ui';
import styles from './TabRow.module.css';
import { TabLink } from './TabLink';
import type { AdminTab, AdminTabGroup } from './tabs';

/** Closed; open as long as the mouse is on it; or open until it is told otherwise. */
type Opening = 'closed' | 'hovered' | 'held';

/** A group of tabs, which drops down under a mouse (back-office §2), at a press, or with the arrow keys. */
export function TabGroupMenu({ group, current }: { group: AdminTabGroup; current: AdminTab }) {
  const { i18n } = useLingui();
  const [opening, setOpening] = useState<Opening>('closed');

  // An open menu has the focus, which a mouse on its way must not take from somebody who writes.
  const hover = (next: 'hovered' | 'closed') => (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || opening === 'held' || isTyping(document.activeElement)) return;
    setOpening(next);
  };

  return (
    <Menu.Root
      open={opening !== 'closed'}
      onOpenChange={({ open }) => setOpening(open ? 'held' : 'closed')}
      positioning={{ placement: 'bottom-start', gutter: 0 }}
      lazyMount
      unmountOnExit
    >
      <li onPointerEnter={hover('hovered')} onPointerLeave={hover('closed')}>
        <Menu.Trigger
          className={styles.tab}
          data-holds-current={group.tabs.includes(current) || undefined}
          onClick={(event) => {
            // What the mouse has opened on its way here, a press holds open.
            if (opening !== 'hovered') return;
            event.preventDefault();
            setOpening('held');
          }}
        >
          {i18n._(group.label)}
          <ChevronDownIcon size={16} />
        </Menu.Trigger>
        <Menu.Positioner>
          <Menu.Content>
            {group.tabs.map((tab) => (
              <Menu.Item key={tab.id} value={tab.id} asChild>
                <TabLink tab={tab} current={current} />
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </li>
    </Menu.Root>
  );
}
