import { useLingui } from '@lingui/react/macro';
import { readError } from '../../graphql/errors';
import { translateServerMessage } from '../../lib/serverTexts';
import { toast } from '../../ui';
import { forgetLists } from '../lists';
import { useSetRepairVisibilityMutation } from '../repairs.gen';

/**
 * Shows or hides a repair in the public records (public-site §4, 'Repair visibility'). What was wished for shows at once wherever
 * the repair stands, and goes back if the server refuses.
 */
export function useVisibility({ id, isPublic }: { id: string; isPublic: boolean }) {
  const { t, i18n } = useLingui();
  const [mutate, { loading }] = useSetRepairVisibilityMutation({
    update: (cache) => forgetLists(cache, 'publicRepairs'),
    optimisticResponse: ({ isPublic }) => ({
      setRepairVisibility: {
        __typename: 'Repair',
        id,
        isPublic,
        tracking: { __typename: 'TrackedRepair', id, isPublic },
      },
    }),
  });

  async function toggle(): Promise<void> {
    if (loading) return;
    try {
      await mutate({ variables: { id, isPublic: !isPublic } });
      toast.success(t`Visibility updated.`);
    } catch (error) {
      const { code, message } = readError(error);
      const explained = code !== 'NETWORK' && code !== 'INTERNAL';
      toast.error(explained ? translateServerMessage(i18n, message) : t`Failed to update visibility.`);
    }
  }

  return { saving: loading, toggle: () => void toggle() };
}
