/** What a check says about a text: the message to show, or nothing. */
export type TextRule = (value: string) => string | undefined;

/** Something has to stand there. */
export const filled =
  (message: string): TextRule =>
  (value) =>
    value.trim() ? undefined : message;

/** The same for a password, of which spaces are a part. */
export const typed =
  (message: string): TextRule =>
  (value) =>
    value ? undefined : message;

/** public-site §9: 6 characters; each screen has its own words for fewer. */
export const atLeastSix =
  (message: string): TextRule =>
  (value) =>
    value.length < 6 ? message : undefined;

/** public-site §5, 'Newsletter': text, at sign, text, dot, text. The server looks closer. */
export const emailRule: TextRule = (value) =>
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value.trim()) ? undefined : 'Please enter a valid email address.';

/** back-office §5, 'User form', which decisions §12 applies to registration too. */
export const usernameRule: TextRule = (value) => {
  const username = value.trim();
  if (username.length < 3) return 'Username must be at least 3 characters long.';
  return /^\w+$/.test(username) ? undefined : 'Username can only contain letters, numbers, and underscores.';
};
