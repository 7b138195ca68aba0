import { Trans } from '@lingui/react/macro';
import { DateTime } from '../../../ui';
import type { CoveredLineFragment } from '../../repairs.gen';
import styles from './QuoteLines.module.css';

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
                  Under warranty until <DateTime value={until} show="date" />: not charged
                </Trans>
              </p>
            ) : (
              <p className={styles.aside}>
                <Trans>
                  The warranty ended on <DateTime value={until} show="date" />
                </Trans>
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
