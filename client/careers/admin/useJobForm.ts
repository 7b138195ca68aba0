import { useLingui } from '@lingui/react/macro';
import { useItemForm } from '../../admin/kit/editor/useItemForm';
import { forgetPublicOpenings } from './cache';
import {
  type JobOpeningRowFragment,
  useCreateJobOpeningMutation,
  useUpdateJobOpeningMutation,
} from './careersAdmin.gen';
import { type JobValues, newJob, toInput, valuesOf } from './jobForm';

export interface JobFormOptions {
  /** Null for a new one. */
  stored: JobOpeningRowFragment | null;
  /** The opening as the server has it now. */
  readAgain: () => Promise<JobOpeningRowFragment | undefined>;
  onClose: () => void;
}

/** Sends an opening; the list and the careers page follow. */
export function useJobForm({ stored, readAgain, onClose }: JobFormOptions) {
  const { t } = useLingui();
  const changed = { update: forgetPublicOpenings, refetchQueries: ['JobOpeningTable'] };
  const [create] = useCreateJobOpeningMutation(changed);
  const [update] = useUpdateJobOpeningMutation(changed);
  return useItemForm<JobValues>({
    name: `jobOpening.${stored?.id ?? 'new'}`,
    begun: stored ? valuesOf(stored) : newJob,
    version: stored?.version ?? null,
    saved: stored ? t`Job opening updated.` : t`Job opening added.`,
    send: (values, version) =>
      stored
        ? update({ variables: { id: stored.id, input: toInput(values, version) } })
        : create({ variables: { input: toInput(values, null) } }),
    async readTheirs() {
      const theirs = await readAgain();
      return theirs ? { content: valuesOf(theirs), version: theirs.version } : null;
    },
    onClose,
  });
}
