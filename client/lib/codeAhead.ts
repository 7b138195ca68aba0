/** Code that is fetched before it is needed, so that a press on what it belongs to is answered in the same event, and the next key finds its field. */
export interface CodeAhead<Module> {
  /** Once it has arrived. */
  here: Module | undefined;
  /** @throws when it does not arrive; it is asked for again the next time */
  fetch: () => Promise<Module>;
  /** Fetches it for later; what does not arrive is not missed yet. */
  prepare: () => void;
}

export function codeAhead<Module>(load: () => Promise<Module>): CodeAhead<Module> {
  const code: CodeAhead<Module> = {
    here: undefined,
    fetch: async () => (code.here ??= await load()),
    prepare: () => void code.fetch().catch(() => undefined),
  };
  return code;
}
