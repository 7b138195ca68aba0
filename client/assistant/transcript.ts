import type { SentMessage } from './conversation';

/** Who speaks, in the visitor's language. */
export type SpeakerLabels = Record<SentMessage['sender'], string>;

/** A conversation as it is handed to a person: 'Me: …' and 'Assistant: …', one below the other. */
export const transcriptOf = (messages: readonly SentMessage[], labels: SpeakerLabels): string =>
  messages.map(({ sender, text }) => `${labels[sender]}: ${text.trim()}`).join('\n');

/** What wa.me and m.me bear: so much text, and so long an address, in which a Devanagari letter is nine characters. */
const MAX_LINK_TEXT = 1500;
const MAX_LINK_LENGTH = 6000;

/** As much of the end of a text as a link bears: what was said last is worth most. */
export function linkText(text: string): string {
  const letters = Array.from(text.toWellFormed());
  const lengths = letters.map((letter) => encodeURIComponent(letter).length);
  let total = 0;
  let begin = letters.length;
  while (begin > 0 && letters.length - begin < MAX_LINK_TEXT && total + lengths[begin - 1]! <= MAX_LINK_LENGTH) {
    total += lengths[--begin]!;
  }
  return begin === 0 ? letters.join('') : `…${letters.slice(begin + 1).join('')}`;
}
