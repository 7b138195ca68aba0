import { useState } from 'react';

/** The pictures of a form that are not in the store yet: to keep the form before they are would lose them. */
export interface UnfinishedFiles {
  mark: (name: string, isUnfinished: boolean) => void;
  any: () => boolean;
}

/** Remembers them for the check of a form; nothing is drawn anew by it. */
export function useUnfinishedFiles(): UnfinishedFiles {
  const [names] = useState(() => new Set<string>());
  return {
    mark(name, isUnfinished) {
      if (isUnfinished) names.add(name);
      else names.delete(name);
    },
    any: () => names.size > 0,
  };
}
