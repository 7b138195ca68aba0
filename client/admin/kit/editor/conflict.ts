/** Two versions that are to become one. */
export interface Conflict<Content> {
  /** What both began from; null for what was new. */
  base: Content | null;
  mine: Content;
  theirs: {
    content: Content;
    version: number;
    /** When they saved it, where that is known. */
    lastUpdated?: string;
  };
}

/** How a form calls its fields and what is chosen in them; what it does not say is told by the names of the data. */
export interface ConflictLabels {
  field?: (field: string) => string | undefined;
  value?: (field: string, value: string) => string | undefined;
}
