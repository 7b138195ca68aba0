import { Trans } from '@lingui/react/macro';
import { CoverageLines } from '../../public/tracking/CoverageLines';
import type { CoveredLineFragment } from '../../repairs.gen';
import styles from './QuotePanel.module.css';

/** What the warranty of the jobs before covers, where a set has come back (decisions §14). */
export function Coverage({ lines }: { lines: readonly CoveredLineFragment[] }) {
  if (lines.length === 0) return null;
  return (
    <div className={styles.coverage}>
      <h4>
        <Trans>Warranty of the job before</Trans>
      </h4>
      <CoverageLines lines={lines} />
    </div>
  );
}
