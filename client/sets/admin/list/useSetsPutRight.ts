import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useAdminAction } from '../../../admin/kit/useAdminAction';
import {
  type NewTvSetInput,
  type SplitTvSetInput,
  useMergeSetsMutation,
  useSplitSetMutation,
  type WholeSetFragment,
} from '../setsAdmin.gen';

interface Undoable {
  message: string;
  work: () => Promise<unknown>;
}

/** What is written of a set, to be written again. */
const descriptionOf = ({ brand, model, tvType, sizeInches, serial, notes }: WholeSetFragment): NewTvSetInput => ({
  brand,
  model,
  tvType,
  sizeInches,
  serial,
  notes,
});

const ids = (things: readonly { id: string }[]) => things.map(({ id }) => id);

/** Puts right which set is which: two are made one, one is made two; each can be undone by the other while the word of it stands. */
export function useSetsPutRight() {
  const { t } = useLingui();
  const { act, isBusy } = useAdminAction();
  const [undoable, setUndoable] = useState<Undoable | null>(null);
  const options = { refetchQueries: ['TvSetTable'] };
  const [merge] = useMergeSetsMutation(options);
  const [split] = useSplitSetMutation(options);

  return {
    undoable,
    isBusy: isBusy(),
    dismiss: () => setUndoable(null),
    /** @returns whether it was done */
    merge: (kept: WholeSetFragment, other: WholeSetFragment) =>
      act(async () => {
        const { data } = await merge({ variables: { keptId: kept.id, otherId: other.id } });
        const input: SplitTvSetInput = {
          newSet: descriptionOf(other),
          keptSet: descriptionOf(kept),
          staying: ids(kept.repairs),
          going: ids(other.repairs),
          productIds: ids(other.products),
          version: data!.mergeTvSets.version,
        };
        setUndoable({
          message: t`The two sets are one now.`,
          work: () => split({ variables: { id: kept.id, input } }),
        });
      }),
    /** @throws what the server refuses, for the form that asked */
    async split(kept: WholeSetFragment, input: SplitTvSetInput): Promise<void> {
      const { data } = await split({ variables: { id: kept.id, input } });
      const variables = { keptId: kept.id, otherId: data!.splitTvSet.split.id, keptSet: descriptionOf(kept) };
      setUndoable({ message: t`The set is two now.`, work: () => merge({ variables }) });
    },
    async undo(): Promise<void> {
      if (undoable && (await act(undoable.work, { done: t`Undone.` }))) setUndoable(null);
    },
  };
}

export type SetsPutRight = ReturnType<typeof useSetsPutRight>;
