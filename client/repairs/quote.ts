import type { QuoteCardFragment } from './repairs.gen';

type Quoted = Pick<QuoteCardFragment, 'status' | 'abilities'>;

/** Whether a quote waits for somebody's answer. Whose, the abilities say (decisions §4). */
export const isQuoteOpen = ({ status, abilities }: Quoted): boolean =>
  status === 'DIAGNOSED' && abilities.decideQuote !== 'NONE';

/** Whether the reader may decide about a cost that they have yet to be shown. */
export const isQuoteHidden = (repair: Quoted): boolean =>
  isQuoteOpen(repair) && repair.abilities.decideQuote !== 'LOG_IN' && repair.abilities.seeDetailsWithContactNumber;
