import { Trans } from '@lingui/react/macro';
import { textLanguage } from '../../../lib/textLanguage';
import { changedPart } from './changedPart';
import styles from './ConflictDialog.module.css';
import { fieldLabel } from './fieldLabel';
import type { Json } from './merge';

interface SideValueProps {
  value: Json | undefined;
  /** What the other side has: of two texts only the part that differs is shown, with what is around it. */
  other?: Json | undefined;
  /** What it is called, in place of what is kept. */
  words?: string | undefined;
}

/** One side of a difference, to be read: texts as they were written, an item with all its fields. */
export function SideValue({ value, other, words }: SideValueProps) {
  if (words !== undefined) return <span>{words}</span>;
  if (value === undefined) {
    return (
      <em className={styles.nothing}>
        <Trans>Not there</Trans>
      </em>
    );
  }
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) {
    return (
      <em className={styles.nothing}>
        <Trans>Empty</Trans>
      </em>
    );
  }
  if (typeof value === 'boolean') return <span>{value ? <Trans>Yes</Trans> : <Trans>No</Trans>}</span>;
  if (Array.isArray(value)) {
    return (
      <ul className={styles.values}>
        {value.map((part: Json, at) => (
          // What is only shown has no identity but its place.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at}>
            <SideValue value={part} />
          </li>
        ))}
      </ul>
    );
  }
  if (typeof value === 'object') {
    return (
      <dl className={styles.fields}>
        {Object.entries(value)
          .filter(([key]) => key !== 'id')
          .map(([key, part]) => (
            <div key={key}>
              <dt>{fieldLabel(key)}</dt>
              <dd>
                <SideValue value={part} />
              </dd>
            </div>
          ))}
      </dl>
    );
  }
  if (typeof value === 'string' && typeof other === 'string') {
    const { before, changed, after } = changedPart(value, other);
    return (
      <span className={styles.text} lang={textLanguage(value)}>
        {before}
        <mark className={styles.changed}>{changed}</mark>
        {after}
      </span>
    );
  }
  return <span className={styles.text}>{value}</span>;
}
