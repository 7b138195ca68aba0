import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatNumber } from '../../lib/digits';
import { Stack } from '../../ui';
import styles from './ImportDialog.module.css';
import type { ImportSubscriptionsMutation } from './newsletterAdmin.gen';

export type ImportOutcome = ImportSubscriptionsMutation['importSubscriptions'];

/** What an import has done, and which lines it could not read. */
export function ImportResult({ outcome }: { outcome: ImportOutcome }) {
  const { i18n } = useLingui();
  const number = (value: number) => formatNumber(value, i18n.locale);
  const { added, known, suppressed, invalidCount, invalid } = outcome;
  const left = number(invalidCount - invalid.length);
  return (
    <Stack gap={3}>
      <dl className={styles.counts} aria-live="polite">
        <Count label={<Trans>Added</Trans>} value={number(added)} />
        <Count label={<Trans>On the list already</Trans>} value={number(known)} />
        <Count label={<Trans>Unsubscribed, left out</Trans>} value={number(suppressed)} />
        <Count label={<Trans>Not readable</Trans>} value={number(invalidCount)} />
      </dl>
      {invalidCount > 0 && (
        <section>
          <h3 className={styles.title}>
            <Trans>Lines without an address</Trans>
          </h3>
          <ul className={styles.lines}>
            {invalid.map(({ line, text }) => (
              <li key={line}>
                <span className={styles.line}>
                  <Trans>Line {number(line)}</Trans>
                </span>
                <span>{text}</span>
              </li>
            ))}
          </ul>
          {invalidCount > invalid.length && (
            <p className={styles.note}>
              <Trans>And {left} more.</Trans>
            </p>
          )}
        </section>
      )}
    </Stack>
  );
}

const Count = ({ label, value }: { label: ReactNode; value: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);
