import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { To } from 'react-router-dom';
import { Button, LinkButton } from './Button';
import { ChevronLeftIcon, ChevronRightIcon } from './icons';
import styles from './Pagination.module.css';

interface PaginationProps {
  /** Where the neighbouring pages are; null at either end. Pages live in the URL, so these are links (decisions §6). */
  previousTo: To | null;
  nextTo: To | null;
  /** '1–20 of 340', say. */
  summary?: ReactNode;
}

/** Previous and next under a list. A way that is closed stays in its place, so that the other does not jump. */
export function Pagination({ previousTo, nextTo, summary }: PaginationProps) {
  const { t } = useLingui();
  const previous = { variant: 'secondary', icon: <ChevronLeftIcon /> } as const;
  const next = { variant: 'secondary', iconAfter: <ChevronRightIcon /> } as const;
  return (
    <nav className={styles.pagination} aria-label={t`Pages`}>
      {previousTo === null ? (
        <Button {...previous} disabled>
          <Trans>Previous</Trans>
        </Button>
      ) : (
        <LinkButton {...previous} to={previousTo} rel="prev">
          <Trans>Previous</Trans>
        </LinkButton>
      )}
      <span className={styles.summary} aria-live="polite">
        {summary}
      </span>
      {nextTo === null ? (
        <Button {...next} disabled>
          <Trans>Next</Trans>
        </Button>
      ) : (
        <LinkButton {...next} to={nextTo} rel="next">
          <Trans>Next</Trans>
        </LinkButton>
      )}
    </nav>
  );
}
