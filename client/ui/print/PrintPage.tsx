import { Trans } from '@lingui/react/macro';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../Button';
import { classes } from '../classes';
import { PrintIcon } from '../icons/media';
import { Skeleton } from '../Skeleton';
import { EmptyState, ErrorState, Loading } from '../states';
import styles from './PrintPage.module.css';

interface PrintPageProps {
  /** The paper; nothing as long as it is not known what is on it. */
  children: ReactNode;
  /** Which sizes of paper it fits. */
  fits: ReactNode;
  /** Other buttons, which stay on the screen as well. */
  tools?: ReactNode;
  /** Said where there is nothing to print. */
  missing?: ReactNode;
  failure?: ComponentProps<typeof ErrorState> | null;
  /** What the button does, where something comes before the print. */
  onPrint?: () => void;
  /** Names the paper for `@page`. */
  className?: string | undefined;
}

/** What is printed, alone on its page: the paper is what comes out of the printer, white also where the screen is dark. */
export function PrintPage({ children, fits, tools, missing, failure, onPrint, className }: PrintPageProps) {
  return (
    <main className={classes(styles.page, className)} data-theme="light">
      {children ? (
        <>
          <div className={styles.tools}>
            <Button icon={<PrintIcon />} onClick={onPrint ?? (() => window.print())}>
              <Trans>Print</Trans>
            </Button>
            {tools}
            <p>{fits}</p>
          </div>
          <div className={styles.paper}>{children}</div>
        </>
      ) : missing ? (
        <EmptyState title={missing} />
      ) : failure ? (
        <ErrorState {...failure} />
      ) : (
        <Loading>
          <Skeleton height="40rem" />
        </Loading>
      )}
    </main>
  );
}
