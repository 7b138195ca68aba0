import { type ComponentType, useEffect, useState } from 'react';
import { formatDate } from '../../../lib/dates';
import styles from './QuoteLines.module.css';

interface DayProps {
  /** ISO 8601. */
  value: string;
}

/** Until which day something is warranted, in both calendars (decisions §14). The table of the Nepali one comes after the page, into its place. */
export function WarrantyDay({ value }: DayProps) {
  const [Both, setBoth] = useState<ComponentType<DayProps> | null>(null);
  useEffect(() => {
    // where it does not arrive, one calendar has to do
    import('../../../ui/print/BothCalendars').then(
      ({ BothCalendars }) => setBoth(() => BothCalendars),
      () => undefined,
    );
  }, []);
  if (Both) return <Both value={value} />;
  return (
    <time dateTime={value}>
      <strong>{formatDate(value, 'en')}</strong> <span className={styles.unread}>(BS 15 Mangsir 2083)</span>
    </time>
  );
}
