import { fitEnd, fitText } from '../../../lib/fitText';

/** How much of what both have is shown around what only one has. */
const CONTEXT = 160;

/** A text as it differs from another one: all that lies outside of `changed` is the same in both. */
export interface ChangedPart {
  before: string;
  changed: string;
  after: string;
}

/** Words with the spaces behind them, and tags: what a change is made of. */
const words = (text: string): string[] => text.match(/<[^>]*>|[^\s<]+\s*|\s+|</g) ?? [];

/** What a text has that another one has not, between the words that both begin and end with. */
export function changedPart(text: string, other: string): ChangedPart {
  const [own, others] = [words(text), words(other)];
  const most = Math.min(own.length, others.length);
  let head = 0;
  while (head < most && own[head] === others[head]) head++;
  let tail = 0;
  while (tail < most - head && own.at(-1 - tail) === others.at(-1 - tail)) tail++;
  const [before, after] = [own.slice(0, head).join(''), own.slice(own.length - tail).join('')];
  return {
    before: before.length > CONTEXT ? `…${fitEnd(before, CONTEXT)}` : before,
    changed: own.slice(head, own.length - tail).join(''),
    after: after.length > CONTEXT ? `${fitText(after, CONTEXT)}…` : after,
  };
}
