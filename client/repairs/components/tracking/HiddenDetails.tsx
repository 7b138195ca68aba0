import { Trans } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { ChevronDownIcon, Skeleton } from '../../../ui';
import type { RepairAccess } from '../../hooks/useTrackedRepair';
import styles from './HiddenDetails.module.css';

const RevealDetails = lazy(async () => ({ default: (await import('./RevealDetails')).RevealDetails }));

/** Folds out for the few who have a key: the customer of a public record who is not logged in (decisions §12). */
export function HiddenDetails({ reveal }: Pick<RepairAccess, 'reveal'>) {
  const [wanted, setWanted] = useState(false);
  return (
    <details className={styles.details} onToggle={() => setWanted(true)}>
      <summary className={styles.summary}>
        <Trans>Show costs and notes</Trans>
        <ChevronDownIcon size={22} />
      </summary>
      {wanted && (
        <Suspense fallback={<Skeleton height="11rem" />}>
          <RevealDetails reveal={reveal}>
            <Trans>Show</Trans>
          </RevealDetails>
        </Suspense>
      )}
    </details>
  );
}
