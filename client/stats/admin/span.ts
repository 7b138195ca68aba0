/** How many days the overview may look back; the first one that a visitor sees is the second. */
export const SPANS = [7, 30, 90, 365] as const;
export type Span = (typeof SPANS)[number];

export const DEFAULT_SPAN: Span = 30;

/** `?days=`; a number that is not offered counts as not given. */
export function readSpan(params: URLSearchParams): Span {
  const days = Number(params.get('days'));
  return SPANS.find((span) => span === days) ?? DEFAULT_SPAN;
}

/** The same address with another span; the usual one is left out. */
export function withSpan(params: URLSearchParams, span: Span): URLSearchParams {
  const next = new URLSearchParams(params);
  if (span === DEFAULT_SPAN) next.delete('days');
  else next.set('days', String(span));
  return next;
}

/** A quarter or a year is drawn in weeks, so that a bar stays wide enough to be seen and hit. */
export const daysOfBar = (span: Span): number => (span > 30 ? 7 : 1);
