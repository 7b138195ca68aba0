/** Something has to be in a field. @param missing in the reader's language */
export const filledText =
  (missing: string) =>
  (text: unknown): string | undefined =>
    typeof text === 'string' && text.trim() ? undefined : missing;
