import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { readError } from '../../graphql/errors';
import { translateServerMessage } from '../../lib/serverTexts';
import { toast } from '../../ui';
import { forgetLists } from '../lists';
import { useSetRepairVisibilityMutation } from '../repairs.gen';

/**
 * Shows or hides a repair in the public records (public-site §4, 'Repair visibility'). What was wished for shows at
 * once, and goes back if the server refuses.
 */
export function useVisibility({ id, isPublic }: { id: string; isPublic: boolean }) {
  const { t, i18n } = useLingui();
  const [wish, setWish] = useState<boolean | null>(null);
  const [mutate] = useSetRepairVisibilityMutation({ update: (cache) => forgetLists(cache, 'publicRepairs') });

  async function toggle(): Promise<void> {
    if (wish !== null) return;
    setWish(!isPublic);
    try {
      await mutate({ variables: { id, isPublic: !isPublic } });
      toast.success(t`Visibility updated.`);
    } catch (error) {
      const { code, message } = readError(error);
      const explained = code !== 'NETWORK' && code !== 'INTERNAL';
      toast.error(explained ? translateServerMessage(i18n, message) : t`Failed to update visibility.`);
    } finally {
      setWish(null);
    }
  }

  return { isPublic: wish ?? isPublic, saving: wish !== null, toggle: () => void toggle() };
}
