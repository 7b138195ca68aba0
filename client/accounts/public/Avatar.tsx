import { useState } from 'react';
import { isOwnOrigin } from '../../lib/origin';
import { pictureAt } from '../../lib/picture';
import { classes, PersonIcon } from '../../ui';
import styles from './Avatar.module.css';
import { initialsOf } from './avatarInitials';

/** In px: the box of each size on a screen with two or three dots to the px. */
const widths = { sm: 96, lg: 160 };

interface AvatarProps {
  /** Null while it is not known who it is. */
  person: { name: string | null; username: string; profilePictureUrl: string | null } | null;
  size?: 'sm' | 'lg';
}

/** A person's picture, or two letters on a small screen; the name is beside it, so it says nothing itself. */
export function Avatar({ person, size = 'sm' }: AvatarProps) {
  // A picture that does not load leaves the letters.
  const [broken, setBroken] = useState<string | null>(null);
  const picture = person?.profilePictureUrl;
  return (
    <span className={classes(styles.avatar, styles[size])} aria-hidden="true">
      {!person ? (
        <PersonIcon />
      ) : picture && picture !== broken ? (
        <img
          src={pictureAt(picture, widths[size])}
          alt=""
          decoding="async"
          referrerPolicy={isOwnOrigin(picture) ? undefined : 'no-referrer'}
          onError={() => setBroken(picture)}
        />
      ) : (
        initialsOf(person)
      )}
    </span>
  );
}
