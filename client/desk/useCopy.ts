import { useLingui } from '@lingui/react/macro';
import { toast } from '../ui';

/** Takes a text to the clipboard. @returns a function; `done` is what the green toast says */
export function useCopy(): (text: string, done: string) => Promise<void> {
  const { t } = useLingui();
  return async (text, done) => {
    try {
      // Missing altogether on a page without TLS, refused where the browser was told so.
      await navigator.clipboard.writeText(text);
      toast.success(done);
    } catch {
      toast.warning(t`Copying is not possible here. Please mark the text and copy it by hand.`);
    }
  };
}
