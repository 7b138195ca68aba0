import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What can be found of an item, in the order of the form: what is found most often comes first. */
export const results: Record<'OK' | 'FAULTY' | 'NOT_TESTED' | 'MISSING', MessageDescriptor> = {
  OK: msg`Fine`,
  FAULTY: msg`Faulty`,
  NOT_TESTED: msg`Not tested`,
  MISSING: msg`Missing`,
};

/** What a new site looks at (server: sets/checklist), in the reader's language as long as the owner has left it so. */
const starterItems: Readonly<Record<string, MessageDescriptor>> = {
  Power: msg`Power`,
  Picture: msg({ message: 'Picture', context: 'of a television' }),
  Sound: msg`Sound`,
  HDMI: msg`HDMI`,
  Network: msg`Network`,
  Remote: msg`Remote`,
  Screen: msg`Screen`,
  Body: msg({ message: 'Body', context: 'of a television' }),
  Stand: msg`Stand`,
};

interface Language {
  _: (descriptor: MessageDescriptor) => string;
}

/** An item of the checklist as it is shown; what the owner wrote stays as it is. */
export const itemLabel = (i18n: Language, item: string): string => {
  const known = starterItems[item];
  return known ? i18n._(known) : item;
};
