import { useEffect, useRef } from 'react';
import type { PageEditor } from './usePageEditor';
import { toast } from '../../../ui';

/**
 * A change of the local copy that says in a blue toast that it is only local (back-office §4 'Page editors'): once between two
 * saves, since every letter that is typed is a change.
 * @param words in the reader's language
 */
export function useAnnouncedChange<Content extends object>(
  { change, dirty }: PageEditor<Content>,
  words: string,
): PageEditor<Content>['change'] {
  const announced = useRef(false);
  useEffect(() => {
    if (!dirty) announced.current = false;
  }, [dirty]);
  return (edit) => {
    change(edit);
    if (announced.current) return;
    announced.current = true;
    toast.info(words);
  };
}
