import { Trans } from '@lingui/react/macro';
import type { CoveredLineFragment } from '../../repairs.gen';
import { CoverageLines } from './CoverageLines';
import { SideCard } from './Facts';

/** A set that has come back: what of the job before it is still under warranty (decisions §14). */
export function CoverageCard({ lines }: { lines: readonly CoveredLineFragment[] }) {
  return (
    <SideCard title={<Trans>Warranty of your last repair</Trans>}>
      <CoverageLines lines={lines} />
    </SideCard>
  );
}
