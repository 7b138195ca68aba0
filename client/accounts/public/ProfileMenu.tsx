import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { Viewer } from '../../session/useViewer';
import { ChevronDownIcon, VisuallyHidden } from '../../ui';
import { Avatar } from './Avatar';
import styles from './ProfileMenu.module.css';
import { type ProfileLink, ProfileLinks } from './ProfileMenuLinks';

interface ProfileMenuProps {
  viewer: Viewer | null;
  onLogout: () => void;
  /** Ways on for this person besides everybody's. */
  more?: ProfileLink[];
}

/**
 * The profile menu of public-site §2: a button that opens a small panel of links. Escape closes it and gives the focus
 * back; a press or the focus elsewhere closes it, too.
 */
export function ProfileMenu({ viewer, onLogout, more }: ProfileMenuProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = () => setOpen(false);

  useEffect(() => {
    const pressed = ({ target }: Event) => !root.current?.contains(target as Node) && setOpen(false);
    if (open) document.addEventListener('pointerdown', pressed);
    return () => document.removeEventListener('pointerdown', pressed);
  }, [open]);

  function onKeyDown({ key }: KeyboardEvent): void {
    if (key !== 'Escape' || !open) return;
    close();
    button.current?.focus();
  }

  const name = viewer && (viewer.name ?? viewer.username);
  return (
    // The handlers offer nothing to operate: they close what is open.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={root}
      className={styles.root}
      onKeyDown={onKeyDown}
      onBlur={({ relatedTarget }) => relatedTarget && !root.current?.contains(relatedTarget) && close()}
    >
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <Avatar person={viewer} />
        <VisuallyHidden>{name ? t`Profile menu of ${name}` : t`Profile menu`}</VisuallyHidden>
        <ChevronDownIcon size={16} />
      </button>
      {open && (
        <div id={id} className={styles.panel}>
          <ProfileLinks viewer={viewer} onLeave={close} onLogout={onLogout} more={more} />
        </div>
      )}
    </div>
  );
}
