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
  { label: msg`New campaign`, tab: 'emailCampaigns' },
  { label: msg`New question`, tab: 'faqs' },
];

/** Whether every word begins a word of a label. */
function says(label: string, words: readonly string[]): boolean {
  const parts = label.toLocaleLowerCase().split(/[\s&]+/);
  return words.every((word) => parts.some((part) => part.startsWith(word)));
}

/** What a tab is called in its address, in words: English ones, whatever the language. */
const spaced = (id: string): string => id.replaceAll(/[A-Z]/g, ' $&');

/** The tabs and the actions that some words name; for none, all actions. */
export function waysTo(search: string, i18n: I18n): { tabs: Way[]; actions: Way[] } {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const tabs = allTabs.filter(({ id, label }) => says(i18n._(label), words) || says(spaced(id), words));
  const actions = ACTIONS.filter(({ label }) => says(i18n._(label), words));
  return {
    tabs: words.length === 0 ? [] : tabs.map(({ id, label }) => ({ label: i18n._(label), to: adminTabUrl(id) })),
    actions: actions.map(({ label, tab }) => ({ label: i18n._(label), to: `${adminTabUrl(tab)}?edit=${NEW}` })),
  };
}
