import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { textLanguage } from '../../../lib/textLanguage';
import { Button, Stack } from '../../../ui';
import { PauseIcon, PlayIcon } from '../../../ui/icons/play';
import { Picture } from '../../../ui/Picture';
import { useReducedMotion } from '../../../ui/useReducedMotion';
import type { BrandStripFragment } from '../../showcase.gen';
import styles from './BrandStrip.module.css';

/** How long one logo takes to pass by, in seconds. */
const SECONDS_A_BRAND = 4;

/**
 * The logos that we know, passing by without an end: the list stands twice, the second time for eyes only (public-site §2,
 * Services). It waits under a pointer or the keyboard, stops at the press of a button (WCAG 2.2.2), and keeps still where
 * little motion is wanted: then all logos are in rows.
 */
export function BrandStrip({ title, brands }: BrandStripFragment) {
  const { t } = useLingui();
  const still = useReducedMotion();
  const [stopped, setStopped] = useState(false);
  if (brands.length === 0) return null;
  const sorted = brands.toSorted((one, other) => one.order - other.order);
  return (
    <Stack as="section" gap={2}>
      <div className={styles.head}>
        <h2 lang={textLanguage(title)}>{title}</h2>
        {!still && (
          <Button
            variant="ghost"
            icon={stopped ? <PlayIcon /> : <PauseIcon />}
            aria-label={stopped ? t`Play the logos` : t`Pause the logos`}
            onClick={() => setStopped(!stopped)}
          />
        )}
      </div>
      <div className={still ? undefined : styles.window}>
        <div
          className={still ? undefined : styles.belt}
          style={{ animationDuration: `${brands.length * SECONDS_A_BRAND}s` }}
          data-stopped={stopped}
        >
          <Logos brands={sorted} wraps={still} />
          {!still && <Logos brands={sorted} copy />}
        </div>
      </div>
    </Stack>
  );
}

interface LogosProps {
  brands: BrandStripFragment['brands'];
  /** In rows, instead of one long line. */
  wraps?: boolean;
  /** The second time: nothing for ears. */
  copy?: boolean;
}

function Logos({ brands, wraps, copy }: LogosProps) {
  return (
    <ul className={wraps ? styles.rows : styles.line} aria-hidden={copy}>
      {brands.map(({ id, name, logoUrl }) => (
        // Logos are drawn for white paper, so they are on some in the dark theme, too.
        <li key={id} className={styles.logo} data-theme="light">
          <Picture
            src={logoUrl}
            alt={copy ? '' : name}
            sizes="8rem"
            ratio={2}
            fit="contain"
            className={styles.picture}
          />
        </li>
      ))}
    </ul>
  );
}
