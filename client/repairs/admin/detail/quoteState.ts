import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RepairDetailViewFragment } from './repairDetail.gen';

export interface QuoteState {
  words: MessageDescriptor;
  /** When it was decided. */
  since: string | null;
}

/** What became of the last quote, as the history tells; null where there has been none. */
export function quoteState({
  status,
  estimatedCost,
  history,
}: Pick<RepairDetailViewFragment, 'status' | 'estimatedCost' | 'history'>): QuoteState | null {
  const last = history.findLast(
    (event) => event.status === 'DIAGNOSED' || event.status === 'QUOTE_APPROVED' || event.status === 'QUOTE_REJECTED',
  );
  if (!last) return null;
  if (last.status === 'QUOTE_APPROVED') return { words: msg`Approved`, since: last.occurredAt };
  if (last.status === 'QUOTE_REJECTED') return { words: msg`Rejected`, since: last.occurredAt };
  if (status !== 'DIAGNOSED') return { words: msg`Not decided`, since: null };
  if (estimatedCost === null) return { words: msg`No price yet`, since: null };
  return { words: msg`Waiting for the customer`, since: null };
}
