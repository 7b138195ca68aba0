/** What is made when it is first asked for, once: a library that few requests need is not loaded at the start. */
export function lazily<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}
