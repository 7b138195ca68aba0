/** Names between slashes; none begins with a dot, and '..' is nowhere. */
const KEY = /^(?!.*\.\.)[\w-][\w.-]*(\/[\w-][\w.-]*)*$/;

/** Whether it is a path of our own making; a draft of a file is none. */
export const isKey = (key: string): boolean => KEY.test(key);

/**
 * Lets only paths of our own making pass. A key never comes from a request unchecked, so a bad one is a mistake of ours.
 * @throws Error naming the key
 */
export function checkKey(key: string): void {
  if (!isKey(key)) throw new Error(`Not a key of the store: ${JSON.stringify(key)}`);
}

/**
 * The same for a prefix, which ends in '/', so that `ab/` is never taken for `abc/`.
 * @throws Error naming the prefix
 */
export function checkPrefix(prefix: string): void {
  if (!prefix.endsWith('/')) throw new Error(`Not a prefix of the store: ${JSON.stringify(prefix)}`);
  checkKey(prefix.slice(0, -1));
}
