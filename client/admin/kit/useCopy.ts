import { useLingui } from '@lingui/react/macro';
import { toClipboard } from '../../lib/clipboard';
import { toast } from '../../ui';

/** Takes a text to the clipboard. @returns a function; `done` is what the green toast says */
export function useCopy(): (text: string, done: string) => Promise<void> {
  const { t } = useLingui();
  return async (text, done) => {
    if (await toClipboard(text)) toast.success(done);
    else toast.warning(t`Copying is not possible here. Please mark the text and copy it by hand.`);
  };
}
