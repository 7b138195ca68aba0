import { type ComponentType, useState } from 'react';
import { isOwnOrigin } from '../../../lib/origin';
import type { IconProps } from '../../../ui';
import styles from './ContactIcon.module.css';

interface ContactIconProps {
  /** The owner's: the address of a picture, or an SVG that begins with its svg tag (back-office §3, 'Top bar settings'). */
  custom: string | null | undefined;
  /** Ours, where the owner chose none, or where the chosen one does not load. */
  Icon: ComponentType<IconProps>;
  /** Edge in px. */
  size?: number;
}

/**
 * The icon of a way to reach the shop; the words beside it say what it is. An SVG of the owner's is shown as a picture
 * and never becomes part of the page, where it could do more than be seen.
 */
export function ContactIcon({ custom, Icon, size = 20 }: ContactIconProps) {
  // Kept by address, so that another icon starts anew.
  const [broken, setBroken] = useState<string | null>(null);
  const src = custom ? pictureOf(custom) : null;
  if (!src || src === broken) return <Icon size={size} />;
  return (
    <img
      src={src}
      alt=""
      width={size}
      height={size}
      className={styles.custom}
      decoding="async"
      referrerPolicy={isOwnOrigin(src) ? undefined : 'no-referrer'}
      onError={() => setBroken(src)}
    />
  );
}

/** An SVG that stands alone needs its namespace, which one written for a page may lack. */
function pictureOf(custom: string): string {
  const text = custom.trim();
  if (!/^<svg[\s>]/i.test(text)) return text;
  const alone = /^<svg[^>]*\sxmlns=/i.test(text)
    ? text
    : text.replace(/^<svg/i, '<svg xmlns="http://www.w3.org/2000/svg"');
  return `data:image/svg+xml,${encodeURIComponent(alone)}`;
}
