import { useLingui } from '@lingui/react/macro';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { useErrorText } from '../../graphql/useErrorText';
import { type CodeAhead, codeAhead } from '../../lib/codeAhead';
import { isLayerOpen } from '../../lib/isLayerOpen';
import { Button, SearchIcon, toast } from '../../ui';

type SearchWindow = ComponentType<{ onClose: () => void }>;

export const searchCode = codeAhead(async () => (await import('./SearchDialog')).SearchDialog);

interface SearchButtonProps {
  className?: string;
  /** What opens; else the global search. */
  code?: CodeAhead<SearchWindow>;
}

/** Ctrl+K, or ⌘K; never a key alone, which speech input may press by accident (WCAG 2.1.4). Not beneath another dialog. */
function asksForSearch(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || isLayerOpen()) return false;
  return event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
}

/** Opens a search, whose code travels after the page (public-site §2, 'Search and chat'). */
export function SearchButton({ className, code = searchCode }: SearchButtonProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  /** Open for as long as it is here. */
  const [Dialog, setDialog] = useState<SearchWindow | null>(null);

  async function open(): Promise<void> {
    try {
      const Found = code.here ?? (await code.fetch());
      setDialog(() => Found);
    } catch (error) {
      toast.error(errorText(error));
    }
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!asksForSearch(event)) return;
    event.preventDefault();
    void open();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);

  return (
    <>
      <Button
        variant="ghost"
        className={className}
        icon={<SearchIcon size={24} />}
        aria-label={t`Search`}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        title={t`Search (Ctrl+K)`}
        onClick={() => void open()}
      />
      {Dialog && <Dialog onClose={() => setDialog(null)} />}
    </>
  );
}
