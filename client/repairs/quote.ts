import type { QuoteCardFragment } from './repairs.gen';

type Quoted = Pick<QuoteCardFragment, 'abilities'>;

/** Whether a quote waits for somebody's answer. Whose, the abilities say (decisions §4). */
export const isQuoteOpen = ({ abilities }: Quoted): boolean => abilities.decideQuote !== 'NONE';

/** Whether the reader may decide about a cost that they have yet to be shown. */
export const isQuoteHidden = (repair: Quoted): boolean =>
  isQuoteOpen(repair) && repair.abilities.decideQuote !== 'LOG_IN' && repair.abilities.seeDetailsWithContactNumber;
