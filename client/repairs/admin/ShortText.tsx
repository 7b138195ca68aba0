import type { ComponentProps } from 'react';
import { TextArea } from '../../ui';
import styles from './ShortText.module.css';

/** A field for two lines of text, which grows with them: a form of the admin has many. */
export function ShortText(props: ComponentProps<typeof TextArea>) {
  return <TextArea rows={2} {...props} className={styles.short} />;
}
