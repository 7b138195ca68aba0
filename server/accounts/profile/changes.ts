/** Those of the wanted values that are given and differ from what is. */
export function changed<T extends object>(current: T, wanted: { [Key in keyof T]?: T[Key] | undefined }): Partial<T> {
  const differs = ([name, value]: [string, unknown]) =>
    value !== undefined && JSON.stringify(value) !== JSON.stringify(current[name as keyof T]);
  return Object.fromEntries(Object.entries(wanted).filter(differs)) as Partial<T>;
}
