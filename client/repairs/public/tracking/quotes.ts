/** All of the tracking page that only a repair with a quote needs; it is loaded for such a one. */
export { ApprovedQuote } from './ApprovedQuote';
export { CoverageCard } from './CoverageCard';
export { QuoteCard } from './QuoteCard';
