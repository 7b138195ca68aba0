import { useEffect, useSyncExternalStore } from 'react';
import { sessionToken } from '../../../../lib/token';
import { isSameThing, type SheetOf, type WaitingSheet, waitingSheets } from './waitingSheets';

/** The signed sheets of this admin that wait on the device; what a form is sending just now is shown there. */
export function useWaitingSheets(): WaitingSheet[] {
  const userId = useSyncExternalStore(sessionToken.subscribe, sessionToken.userId);
  const all = useSyncExternalStore(waitingSheets.subscribe, waitingSheets.all);
  useEffect(() => void waitingSheets.read(), []);
  return all.filter(({ owner, state }) => owner === userId && state !== 'sending');
}

/** The same of one repair or product. */
export const useWaitingSheetsOf = (of: SheetOf): WaitingSheet[] =>
  useWaitingSheets().filter((sheet) => isSameThing(sheet.of, of));
