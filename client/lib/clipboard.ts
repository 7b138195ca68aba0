import { soon } from './soon';

/**
 * Puts a text where it can be pasted from.
 * @returns false where the browser has no way to: on a page without TLS, or where it was told not to or does not answer
 */
export async function toClipboard(text: string): Promise<boolean> {
  try {
    await soon(navigator.clipboard.writeText(text));
    return true;
  } catch {
    return false;
  }
}
