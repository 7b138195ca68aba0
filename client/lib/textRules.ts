import { plainLine } from './plainLine';

/** What a check says about a text: an English constant of ours or of the server's, or nothing. */
export type TextRule = (value: string) => string | undefined;

/** Whether a text shows anything, as the server sees it: spaces, format characters and blank letters alone do not. */
export const isVisible = (text: string): boolean => /[^\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\s\u2800]/u.test(text);

export const atMost =
  (label: string, max: number): TextRule =>
  (value) =>
    value.length > max ? `${label} can have at most ${max} characters.` : undefined;

export const required =
  (label: string, max: number): TextRule =>
  (value) =>
    isVisible(value) ? atMost(label, max)(value) : `${label} is required.`;

/** The same of a name or a subject, which is counted in its plain form. */
export const requiredLine =
  (label: string, max: number): TextRule =>
  (value) =>
    required(label, max)(plainLine(value));
