import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { formatNumber } from '../../lib/digits';
import type { Upload } from '../useUploads';

/** Tells one state of a list from another, without its progress. */
const mark = (list: readonly Upload[]): string => list.map(({ id, state }) => id + state).join();

/**
 * What to say politely when pictures arrive or go. Failures are not among it: a toast says those aloud.
 * @returns a sentence for a live region, empty while nothing has happened
 */
export function useUploadNews(items: readonly Upload[]): string {
  const { t, i18n } = useLingui();
  const [seen, setSeen] = useState(items);
  const [news, setNews] = useState('');
  if (mark(seen) === mark(items)) return news;

  const stateOf = (id: string) => seen.find((item) => item.id === id)?.state;
  const arrived = items.findLastIndex(({ id, state }) => state === 'done' && stateOf(id) !== 'done');
  const number = formatNumber(arrived + 1, i18n.locale);
  const count = formatNumber(items.length, i18n.locale);
  setSeen(items);
  if (arrived >= 0) setNews(t`Picture ${number} of ${count} uploaded.`);
  else if (items.length < seen.length) setNews(t`Picture removed.`);
  return news;
}
