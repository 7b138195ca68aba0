import type { ApolloCache, Unmasked } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react/macro';
import type { BulkChangeOptions } from '../../../admin/kit/bulk/useBulkChange';
import {
  type ChangeRepairsMutation,
  type RepairChangeInput,
  RepairRowFragmentDoc,
  useChangeRepairsMutation,
} from '../repairsAdmin.gen';
import { useForgetRepairLists } from '../useForgetRepairLists';

/** Changes of many repairs, all or none: they show at once, and can be undone. */
export function useBulkRepairs(): BulkChangeOptions<RepairChangeInput> {
  const { t } = useLingui();
  const { cache } = useApolloClient();
  const forgetLists = useForgetRepairLists();
  const [change] = useChangeRepairsMutation();
  return {
    async apply(changes) {
      const guess = expected(cache, changes);
      const { data } = await change({
        variables: { changes: [...changes] },
        ...(guess && { optimisticResponse: { changeRepairs: guess } }),
      });
      forgetLists();
      return backFrom(changes, data!.changeRepairs);
    },
    undone: t`The repairs are as they were before.`,
  };
}

/** What takes the same fields back; whoever moved a repair on since is not overruled (the server refuses). */
export function backFrom(
  changes: readonly RepairChangeInput[],
  { repairs, before }: ChangeRepairsMutation['changeRepairs'],
): RepairChangeInput[] {
  return changes.map((change, index) => {
    const { id, status, isPublic, promisedDate, deleted } = before[index]!;
    return {
      id,
      ...('status' in change && { status, expectedStatus: repairs[index]!.status }),
      ...('isPublic' in change && { isPublic }),
      ...('promisedDate' in change && { promisedDate }),
      ...('deleted' in change && { deleted }),
    };
  });
}

type Changed = Unmasked<ChangeRepairsMutation>['changeRepairs'];

/** What the server will answer if all goes well; undefined where not all of the records are at hand. */
function expected(cache: ApolloCache, changes: readonly RepairChangeInput[]) {
  const rows = changes.map(({ id }) =>
    cache.readFragment({ id: cache.identify({ __typename: 'Repair', id })!, fragment: RepairRowFragmentDoc }),
  );
  if (rows.includes(null)) return undefined;
  const repairs = changes.map((change, index) => ({
    ...rows[index]!,
    ...change,
    __typename: 'Repair',
    deletedAt: change.deleted ? new Date().toISOString() : null,
  }));
  const before = rows.map((row) => {
    const { id, status, isPublic, promisedDate, deletedAt } = row!;
    return { __typename: 'RepairBefore', id, status, isPublic, promisedDate, deleted: deletedAt !== null };
  });
  return { __typename: 'ChangedRepairs', repairs, before } as unknown as Changed;
}
