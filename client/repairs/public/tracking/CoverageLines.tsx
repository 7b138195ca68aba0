import { Trans } from '@lingui/react/macro';
import type { CoveredLineFragment } from '../../repairs.gen';
import styles from './QuoteLines.module.css';
import { WarrantyDay } from './WarrantyDay';

/** Which lines of the jobs before are under warranty, and until when. */
export function CoverageLines({ lines }: { lines: readonly CoveredLineFragment[] }) {
  return (
    <ul className={styles.lines}>
      {lines.map(({ repairId, kind, text, until, isCovered }) => (
        <li key={`${repairId} ${kind} ${text}`} className={styles.line}>
          <div className={styles.words}>
            <p className={styles.text}>{text}</p>
            {isCovered ? (
              <p className={styles.covered}>
                <Trans>
                  Under warranty until <WarrantyDay value={until} />: not charged
                </Trans>
              </p>
            ) : (
              <p className={styles.aside}>
                <Trans>
                  The warranty ended on <WarrantyDay value={until} />
                </Trans>
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
