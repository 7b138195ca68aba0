import { useLingui } from '@lingui/react/macro';
import { type RefObject, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useFilesFirst } from '../../../admin/kit/editor/useFilesFirst';
import { type ItemForm, useItemForm } from '../../../admin/kit/editor/useItemForm';
import { readError } from '../../../graphql/errors';
import { settleUploads, type UploadsHandle } from '../../../media';
import { toast } from '../../../ui';
import { counterAttempt } from '../../counterAttempt';
import type { RepairDetailViewFragment } from '../detail/repairDetail.gen';
import { useForgetRepairLists } from '../useForgetRepairLists';
import { givenBy, type RepairValues, newRepair, toInput, valuesOf } from './repairValues';
import {
  type CreateRepairMutation,
  type RepairInput,
  useCreateRepairMutation,
  useUpdateRepairMutation,
} from './repairForm.gen';

type Stored = RepairDetailViewFragment;
type Made = CreateRepairMutation['createRepair'];
export type RepairForm = ItemForm<RepairValues>['form'];

interface RepairFormOptions {
  /** Null for a new one. */
  stored: Stored | null;
  /** The pictures of the problem. */
  uploads: RefObject<UploadsHandle | null>;
  /** The record as the server has it now. */
  readAgain: () => Promise<Stored | null>;
  onClose: () => void;
}

/**
 * The form of a record of the workshop, sent once its pictures have arrived. A new one is made once however often it is sent, and
 * stays on the screen to be printed; of one that is there nothing is overwritten that somebody else changed meanwhile.
 */
export function useRepairForm({ stored, uploads, readAgain, onClose }: RepairFormOptions) {
  const { t } = useLingui();
  const create = useCreateOnce();
  const [update] = useUpdateRepairMutation();
  const forgetLists = useForgetRepairLists();
  /** What the version that is edited looks like: a time in it is more exact than its field. */
  const latest = useRef(stored);
  const { state } = useLocation();
  const [begun] = useState(() => (stored ? valuesOf(stored) : { ...newRepair(new Date()), ...givenBy(state) }));
  const [made, setMade] = useState<Made | null>(null);
  const madeNow = useRef<Made | null>(null);

  const item = useItemForm<RepairValues>({
    name: `repair.${stored?.id ?? 'new'}`,
    begun,
    version: stored?.version ?? null,
    saved: stored ? t`Repair updated.` : t`Repair added.`,
    async send(values, version) {
      const input = toInput(values, latest.current);
      if (stored) await update({ variables: { id: stored.id, input: { ...input, version } } });
      else madeNow.current = await create(input);
      forgetLists();
    },
    async readTheirs() {
      const theirs = await readAgain();
      if (!theirs) return null;
      latest.current = theirs;
      const { version, lastUpdateDate: lastUpdated } = theirs;
      return { content: valuesOf(theirs), version, lastUpdated };
    },
    onClose: () => (madeNow.current ? setMade(madeNow.current) : onClose()),
  });
  const sentWithPictures = useFilesFirst(item, async () => {
    const { failed } = await settleUploads(uploads.current);
    if (failed.length > 0) toast.error(t`Some pictures could not be uploaded. Try each again, or remove it.`);
    return failed.length === 0;
  });
  return { item: sentWithPictures, made };
}

/** Makes a new record: an answer that got lost on its way makes no second one (decisions §4). */
function useCreateOnce() {
  const [mutate] = useCreateRepairMutation();
  return async (input: RepairInput): Promise<Made> => {
    try {
      const idempotencyKey = await counterAttempt.keyFor(input);
      const { data } = await mutate({ variables: { input }, context: { idempotencyKey } });
      await counterAttempt.forget();
      return data!.createRepair;
    } catch (error) {
      // The key belongs to other details, so it can never succeed; the next try gets one of its own.
      if (readError(error).code === 'CONFLICT') await counterAttempt.forget();
      throw error;
    }
  };
}
