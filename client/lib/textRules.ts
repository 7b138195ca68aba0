/** What a check says about a text: an English constant of ours or of the server's, or nothing. */
export type TextRule = (value: string) => string | undefined;

export const atMost =
  (label: string, max: number): TextRule =>
  (value) =>
    value.length > max ? `${label} can have at most ${max} characters.` : undefined;

export const required =
  (label: string, max: number): TextRule =>
  (value) =>
    value.trim() ? atMost(label, max)(value) : `${label} is required.`;
