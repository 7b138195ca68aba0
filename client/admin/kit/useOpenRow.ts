import { useState } from 'react';

/**
 * The row that a form is open for. It stays the one that was found first: the list behind the form may turn its pages
 * meanwhile, or lose the row, and what is being written stays.
 * @param id as the address says; null or `NEW` for none
 */
export function useOpenRow<Row extends { id: string }>(rows: readonly Row[], id: string | null): Row | null {
  const [kept, setKept] = useState<Row | null>(null);
  const row = kept?.id === id ? kept : (rows.find((each) => each.id === id) ?? null);
  if (row !== kept) setKept(row);
  return row;
}
