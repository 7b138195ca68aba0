import { useLingui } from '@lingui/react/macro';
import { tvTypes } from '../../labels';
import type { RecordRow } from './useRecords';
import styles from './Records.module.css';

/** Make and model, with the kind of screen under it. */
export function DeviceName({ brand, model, tvType }: Pick<RecordRow, 'brand' | 'model' | 'tvType'>) {
  const { i18n } = useLingui();
  return (
    <>
      <span className={styles.device}>
        {brand} {model}
      </span>
      <span className={styles.minor}>{i18n._(tvTypes[tvType])}</span>
    </>
  );
}
