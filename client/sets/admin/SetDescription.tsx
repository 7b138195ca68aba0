import { Trans, useLingui } from '@lingui/react/macro';
import { formatNumber } from '../../lib/digits';
import { tvTypes } from '../../repairs';
import styles from './RepairSet.module.css';
import type { SetViewFragment } from './setsAdmin.gen';

type Described = Pick<SetViewFragment, 'brand' | 'model' | 'tvType' | 'sizeInches' | 'serial' | 'notes'>;

/** What the set is, in a line or two. */
export function SetDescription({ set: { brand, model, tvType, sizeInches, serial, notes } }: { set: Described }) {
  const { t, i18n } = useLingui();
  const name = [brand, model].filter(Boolean).join(' ');
  const inches = sizeInches === null ? null : formatNumber(sizeInches, i18n.locale);
  const size = inches && t`${inches} inches`;
  return (
    <>
      <p className={styles.name}>{[name, i18n._(tvTypes[tvType]), size].filter(Boolean).join(', ')}</p>
      <p>
        {serial ? (
          <span>
            <Trans>
              Serial number <code>{serial}</code>
            </Trans>
          </span>
        ) : (
          <span className={styles.unset}>
            <Trans>No serial number</Trans>
          </span>
        )}
      </p>
      {notes && <p className={styles.asTyped}>{notes}</p>}
    </>
  );
}
