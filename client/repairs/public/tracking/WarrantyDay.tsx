import { type ComponentType, useEffect, useState } from 'react';
import { DateTime } from '../../../ui';

interface DayProps {
  /** ISO 8601. */
  value: string;
}

/** Until which day something is warranted, in both calendars (decisions §14). The table of the Nepali one comes after the page. */
export function WarrantyDay({ value }: DayProps) {
  const [Both, setBoth] = useState<ComponentType<DayProps>>();
  useEffect(() => {
    // where it does not arrive, one calendar has to do
    import('../../../ui/print/BothCalendars').then((late) => setBoth(() => late.BothCalendars)).catch(() => undefined);
  }, []);
  return Both ? <Both value={value} /> : <DateTime value={value} show="date" />;
}
