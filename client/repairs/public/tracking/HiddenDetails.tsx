import { Trans } from '@lingui/react/macro';
import { ChevronDownIcon } from '../../../ui';
import type { RepairAccess } from './useTrackedRepair';
import styles from './HiddenDetails.module.css';
import { RevealDetails } from './RevealDetails';

/** Folds out for the few who have a key: the customer of a public record who is not logged in (decisions §12). */
export function HiddenDetails({ reveal }: Pick<RepairAccess, 'reveal'>) {
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>
        <Trans>Show costs and notes</Trans>
        <ChevronDownIcon size={22} />
      </summary>
      <RevealDetails reveal={reveal}>
        <Trans>Show</Trans>
      </RevealDetails>
    </details>
  );
}
