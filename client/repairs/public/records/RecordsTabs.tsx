import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Link } from '../../../lib/router/Link';
import type { RecordsList } from '../../recordsParams';
import styles from './RecordsTabs.module.css';

const names: Record<RecordsList, MessageDescriptor> = {
  MINE: msg`Mine`,
  PUBLIC: msg`Public`,
  ALL: msg`All`,
};

interface RecordsTabsProps {
  open: readonly RecordsList[];
  current: RecordsList;
  addressOf: (change: { list: RecordsList }) => URLSearchParams;
}

/** The views of 'My Records' (decisions §11). They are addresses, so they are links. */
export function RecordsTabs({ open, current, addressOf }: RecordsTabsProps) {
  const { t, i18n } = useLingui();
  return (
    <nav className={styles.tabs} aria-label={t`Which records`}>
      {open.map((list) => (
        <Link
          key={list}
          to={{ search: addressOf({ list }).toString() }}
          className={styles.tab}
          aria-current={list === current ? 'page' : undefined}
          preventScrollReset
        >
          {i18n._(names[list])}
        </Link>
      ))}
    </nav>
  );
}
