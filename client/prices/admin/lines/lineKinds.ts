import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What a line of a quote or an entry of the price list asks money for. */
export const LINE_KINDS = {
  PART: msg`Part`,
  LABOUR: msg`Labour`,
  VISIT: msg`Visit`,
  OTHER: msg`Other`,
} as const satisfies Record<string, MessageDescriptor>;

export type LineKind = keyof typeof LINE_KINDS;
