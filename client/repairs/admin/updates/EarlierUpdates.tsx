import { Trans, useLingui } from '@lingui/react/macro';
import { formatNumber } from '../../../lib/digits';
import { DateTime } from '../../../ui';
import styles from './CustomerNews.module.css';
import type { CustomerUpdateViewFragment } from './customerUpdates.gen';
import { UpdateState } from './UpdateState';
import { UpdateSubject } from './UpdateSubject';

/** What the customer was told before, folded away. */
export function EarlierUpdates({ updates }: { updates: readonly CustomerUpdateViewFragment[] }) {
  const { i18n } = useLingui();
  if (updates.length === 0) return null;
  const count = formatNumber(updates.length, i18n.locale);
  return (
    <details className={styles.earlier}>
      <summary>
        <Trans>Before that ({count})</Trans>
      </summary>
      <ol reversed>
        {updates.map((update) => (
          <li key={update.id}>
            <p className={styles.subject}>
              <UpdateSubject update={update} />
            </p>
            <p className={styles.aside}>
              <DateTime value={update.createdAt} />
            </p>
            <UpdateState update={update} />
          </li>
        ))}
      </ol>
    </details>
  );
}
