import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { currentSheets, SheetsCompared } from '../../sheets/SheetsCompared';
import { useSheetsOnPaperQuery } from '../setsAdmin.gen';
import styles from './SheetsOnPaper.module.css';

interface SheetsOnPaperProps {
  repairId: string;
  /** How the paper sets its small headings. */
  heading: string | undefined;
  /** What is there for the pen as long as nothing is signed. */
  children: ReactNode;
}

/** What was found of a set before and after the work, on a sheet that is printed. */
export function SheetsOnPaper({ repairId, heading, children }: SheetsOnPaperProps) {
  const { data } = useSheetsOnPaperQuery({ variables: { id: repairId }, fetchPolicy: 'cache-and-network' });
  const sheets = data?.repair?.sheets ?? [];
  const serial = data?.repair?.set?.serial;
  return (
    <>
      {serial && (
        <p className={styles.serial}>
          <Trans>
            Serial number <code>{serial}</code>
          </Trans>
        </p>
      )}
      {currentSheets(sheets).length > 0 ? (
        <section className={styles.state}>
          <h2 className={heading}>
            <Trans>State of the set</Trans>
          </h2>
          <SheetsCompared sheets={sheets} isPrinted renew={() => undefined} />
        </section>
      ) : (
        <div>{children}</div>
      )}
    </>
  );
}
