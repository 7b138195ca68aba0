/**
 * Names that have given way to plainer ones: customers are notified, versions are seen, values have labels. A word alone is
 * English and may be in any sentence; it is looked for where it is a part of a name.
 */

/** What a server file can be: `noun.role.ts`, or `role.ts` alone in its room. */
const ROLES = 'Resolver|Router|Service|Statements|Table|Mail|Store|Limits|Policy|Room';
const NOUN_ROLE = new RegExp(`^server/(.*/)?[a-z][a-z0-9]*(?:[A-Z][a-z0-9]*)*(${ROLES})(\\.test)?\\.ts$`);
/** Verbs, which `table` is the object of. */
const VERBS = /\/(declare)[A-Z]/;

const GIVEN_UP = [
  [/\b\w*(?:[a-z]Told|Untold)\b|\b(?:told|untold|un?Told)[A-Z]\w*|\w*Told(?=[A-Z])\w*/g, 'notified'],
  [/\b(?:heard|unheard)[A-Z]\w*|\b\w*[a-z]Heard\w*/g, 'seen, received'],
  [/\b\w*[a-z]Words\b/g, 'labels, texts'],
] as const;

/** Words of a text, amounts written out, and what is stored or published under its old name. */
const ALLOWED =
  /^(?:\w*[iI]nWords|wordsOf|soughtWords|byWords|containsEveryWords|Customer(?:Not)?Told|\w*[pP]asswords|toldAt|[tT]oldBy|untoldSince|untoldFilter|markCustomer(?:Not)?Told)$/;

/** @returns what is to be called otherwise, each with its place */
export function oldNames(file: string, text: string): string[] {
  const role = NOUN_ROLE.exec(file)?.[2];
  const complaints =
    role && !VERBS.test(file) ? [`${file}: a file of the server is called noun.${role.toLowerCase()}.ts`] : [];
  for (const [at, line] of text.split('\n').entries()) {
    for (const [pattern, instead] of GIVEN_UP) {
      for (const [name] of line.matchAll(pattern)) {
        if (!ALLOWED.test(name)) complaints.push(`${file}:${at + 1}: '${name}' has a plainer name (${instead})`);
      }
    }
  }
  return complaints;
}
