import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';

/** The categories that a new shop has; a category is one for both languages, and only its name differs. */
const NAMES: Record<string, MessageDescriptor> = {
  General: msg`General`,
  News: msg`News`,
  'TV Care Tip': msg`TV Care Tip`,
  'Buying Guide': msg`Buying Guide`,
  'How-to': msg`How-to`,
  'Workshop Stories': msg`Workshop Stories`,
};

/** What a post's category is called in the reader's language; one of the owner's own is called as they wrote it. */
export function useCategoryName(): (category: string) => string {
  const { _ } = useLingui();
  return (category) => {
    const name = Object.hasOwn(NAMES, category) ? NAMES[category] : undefined;
    return name ? _(name) : category;
  };
}
