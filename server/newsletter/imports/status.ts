/**
 * What a list from another program says of whether its people want mail. Each program has columns and words of its own, so that
 * only what clearly says yes makes somebody active: nobody is written to who has left elsewhere.
 */

/** What a row says of its person. */
export interface ImportedStatus {
  isActive: boolean;
  /** They have unsubscribed, complained or cannot be reached: nobody but themselves takes that back. */
  hasLeft: boolean;
}

/** What a column can say. */
type Meaning = 'active' | 'status' | 'hint' | 'leaving' | 'other';

/** A heading or a cell in plain words, however it is spelled: `Unsubscribed_At`, `E-mail 1 - Value`, `isActive`. */
export const wordsOf = (text: string): string =>
  text
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/** The question is in the heading: whatever is below it but 'no' means that they have left. */
const LEAVING =
  /\b(unsub\w*|opt(ed)? ?out|bounced?|blocked|(block|black) ?list(ed)?|suppress\w*|clean(ed)?|complain\w*|spam|junk|disabled|deleted|do not (e ?mail|contact|mail)|cancell?ed|stopped)\b/;
/** Not of the person: the link under each mail, or how often something has happened. */
const BESIDE = /\b(url|link|token|hash|key|ip|count|number|rate|total|score|soft)\b/;
const STATUS =
  /^(is )?((e ?mail|marketing|subscription|subscriber|member|contact|newsletter|mailing|list|permission|global) )*(status|permission|marketing|enabled|subscribed|consent|opt(ed)? ?in|mailable|accepts (e ?mail )?marketing)( to (e ?mails?|newsletter))?$/;
const ACTIVE = /^(is )?active( subscription)?$/;
const HINT =
  /\b(status|state|active|enabled|subscribed|subscription|consent|opt(ed)? ?in|permission|marketing|newsletter|confirmed|verified)\b/;

function meaningOf(heading: string): Meaning {
  const words = wordsOf(heading);
  if (ACTIVE.test(words)) return 'active';
  if (LEAVING.test(words)) return BESIDE.test(words) ? 'other' : 'leaving';
  if (STATUS.test(words)) return 'status';
  return HINT.test(words) ? 'hint' : 'other';
}

const YES =
  /^(true|t|yes|y|1|on|ok|active|enabled|subscribed|subscriber|member|confirmed|verified|valid|deliverable|explicit|express|implicit|implied|granted|given|accepted|allowed|free|paid|(single |double )?opt(ed)? ?in)$/;
const NO = /^(false|f|no|n|0|off|none|null|nil|na|n a|never|inactive)$/;
/** Said of a person in whichever column. */
const HAS_LEFT =
  /^(unsub(scribed?)?|un subscribed|opt(ed)? ?out|((hard|soft) ?)?bounced?|blocked|(block|black) ?listed|suppressed|cleaned|complain(ed|t)|((marked|reported) as )?spam|junk)$/;
/** A day says when, not whether. */
const YEAR = /\b(19|20)\d\d\b/;

/**
 * Makes a reader of rows.
 * @param headings of the columns
 * @returns undefined for a row whose column Active says neither yes nor no
 */
export function statusReader(headings: readonly string[]): (cells: readonly string[]) => ImportedStatus | undefined {
  const meanings = headings.map(meaningOf);
  return (cells) => {
    let isActive = true;
    for (const [index, cell] of cells.entries()) {
      const meaning = meanings[index] ?? 'other';
      const words = wordsOf(cell);
      if (words === '') continue;
      if (hasLeft(cell) || (meaning === 'leaving' && !NO.test(words))) return { isActive: false, hasLeft: true };
      if (meaning === 'other' || meaning === 'leaving' || YES.test(words) || YEAR.test(words)) continue;
      if (meaning === 'active' && !NO.test(words)) return undefined;
      if (meaning !== 'hint' || NO.test(words)) isActive = false;
    }
    return { isActive, hasLeft: false };
  };
}

/** Of several tags one is enough. */
const hasLeft = (cell: string): boolean => cell.split(/[,;|]/).some((part) => HAS_LEFT.test(wordsOf(part)));
