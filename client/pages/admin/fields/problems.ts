/** What a form's check found, by field: without the fields that are fine. */
export const problems = (found: Record<string, string | false | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(found).filter((entry): entry is [string, string] => Boolean(entry[1])));
