import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { NEW } from '../../kit/useOpenForm';
import { allTabs } from '../tabs';
import { adminTabUrl } from '../urls';

/** A link of the workspace that the server need not be asked for. */
export interface Way {
  label: string;
  to: string;
}

/** What can be begun from anywhere. */
const ACTIONS: readonly { label: MessageDescriptor; tab: string }[] = [
  { label: msg`New repair`, tab: 'repairs' },
  { label: msg`New product`, tab: 'products' },
  { label: msg`New post`, tab: 'blog' },
  { label: msg`New user`, tab: 'users' },
  { label: msg`New set`, tab: 'sets' },
  { label: msg`New campaign`, tab: 'emailCampaigns' },
  { label: msg`New question`, tab: 'faqs' },
];

/** Every word begins a word of the label, in the reader's language or in English, or is the tab's name in the address. */
function says(label: string, words: readonly string[]): boolean {
  const parts = label.toLocaleLowerCase().split(/[\s&]+/);
  return words.every((word) => parts.some((part) => part.startsWith(word)));
}

/** The tabs and the actions that some words name; for none, all actions. */
export function waysTo(search: string, i18n: I18n): { tabs: Way[]; actions: Way[] } {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const isMeant = ({ id, message }: MessageDescriptor) =>
    says(i18n._(id), words) || (message !== undefined && says(message, words));
  return {
    tabs:
      words.length === 0
        ? []
        : allTabs
            .filter(({ id, label }) => isMeant(label) || says(id, words))
            .map(({ id, label }) => ({ label: i18n._(label), to: adminTabUrl(id) })),
    actions: ACTIONS.filter(({ label }) => isMeant(label)).map(({ label, tab }) => ({
      label: i18n._(label),
      to: `${adminTabUrl(tab)}?edit=${NEW}`,
    })),
  };
}
