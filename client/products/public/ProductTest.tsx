import { Trans, useLingui } from '@lingui/react/macro';
import { formatNumber } from '../../lib/digits';
import { itemLabel, results } from '../../sets';
import { DateTime } from '../../ui';
import type { ProductViewFragment } from '../products.gen';
import styles from './ProductTest.module.css';

/** How this very set was tested before it was put up for sale. */
export function ProductTest({ test }: { test: NonNullable<ProductViewFragment['test']> }) {
  const { i18n } = useLingui();
  const accessories = test.accessories.map(({ name, count }) =>
    count === 1 ? name : `${name} × ${formatNumber(count, i18n.locale)}`,
  );
  return (
    <section className={styles.test}>
      <h2>
        <Trans>Tested in our workshop</Trans>
      </h2>
      <dl className={styles.rows}>
        {test.rows.map(({ item, result, note }) => (
          <div key={item}>
            <dt>{itemLabel(i18n, item)}</dt>
            <dd>
              {i18n._(results[result])}
              {note && <span className={styles.note}>{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {accessories.length > 0 && (
        <p>
          <Trans>Comes with: {accessories.join(', ')}</Trans>
        </p>
      )}
      <p className={styles.note}>
        <Trans>
          Tested on <DateTime value={test.signedAt} show="date" />
        </Trans>
      </p>
    </section>
  );
}
