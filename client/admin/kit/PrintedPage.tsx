import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useSessionWatch } from '../../session/useSession';
import { Button, usePageTitle } from '../../ui';
import { Found } from './Found';
import { PrintIcon } from './icons';
import styles from './PrintedPage.module.css';

interface PrintedPageProps<Thing> extends Omit<Parameters<typeof Found<Thing>>[0], 'gone'> {
  title: string;
  /** Which paper it is for. */
  fits: ReactNode;
}

/** Something for the printer, alone on its page: what is on it is what comes out. */
export function PrintedPage<Thing>({ title, fits, children, ...found }: PrintedPageProps<Thing>) {
  useSessionWatch();
  usePageTitle(title);
  return (
    <main className={styles.page} data-theme="light">
      <Found {...found} gone={<Trans>This repair no longer exists.</Trans>}>
        {(thing) => (
          <>
            <div className={styles.tools}>
              <Button icon={<PrintIcon />} onClick={() => window.print()}>
                <Trans>Print</Trans>
              </Button>
              <p>{fits}</p>
            </div>
            {children(thing)}
          </>
        )}
      </Found>
    </main>
  );
}
