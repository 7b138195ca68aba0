import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';

/** What each of a few values is called, in the order in which they are shown. */
export type Labels<Value extends string = string> = Readonly<
  Record<Value, MessageDescriptor | { label: MessageDescriptor }>
>;

/** The same as choices in the reader's language. */
export function useOptions<Value extends string>(words: Labels<Value>): { value: Value; label: string }[] {
  const { i18n } = useLingui();
  return Object.entries<Labels[string]>(words).map(([value, word]) => ({
    value: value as Value,
    label: i18n._('label' in word ? word.label : word),
  }));
}

/** The choices of a `Select`. */
export const Options = ({ of: words }: { of: Labels }) =>
  useOptions(words).map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
