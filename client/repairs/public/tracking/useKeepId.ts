import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { toClipboard } from '../../../lib/clipboard';
import { readableRepairId } from '../../../lib/repairId';
import { toast } from '../../../ui';
import { trackRepairUrl } from '../../urls';

const COPIED_MS = 2500;

/** Ways to keep an id: without an account it is the only key to the repair (public-site §2). */
export function useKeepId(id: string) {
  const { t } = useLingui();
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    const timer = copied ? setTimeout(() => setCopied(false), COPIED_MS) : undefined;
    return () => clearTimeout(timer);
  }, [copied]);

  async function couldCopy(text: string): Promise<boolean> {
    if (await toClipboard(text)) return true;
    toast.warning(t`Copying is not possible here. Please write the ID down.`);
    return false;
  }

  async function copy(): Promise<void> {
    if (!(await couldCopy(id))) return;
    setCopied(true);
    toast.success(t`Repair ID copied.`);
  }

  async function share(): Promise<void> {
    const url = new URL(`#${trackRepairUrl(id)}`, window.location.href).href;
    if (typeof navigator.share === 'function') {
      const readableId = readableRepairId(id);
      // Rejected when the person changes their mind, which is nothing to speak of.
      await navigator.share({ title: t`Repair ${readableId}`, url }).catch(() => undefined);
    } else if (await couldCopy(url)) {
      toast.success(t`Link copied.`);
    }
  }

  return { copy: () => void copy(), copied, share: () => void share() };
}
