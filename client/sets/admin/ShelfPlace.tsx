import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { useAdminAction } from '../../admin/kit/useAdminAction';
import { Button, Field, TextInput } from '../../ui';
import styles from './RepairSet.module.css';
import { useChangeSetOfRepairMutation } from './setsAdmin.gen';

const MAX_PLACE = 40;

interface ShelfPlaceProps {
  repairId: string;
  place: string | null;
  readAgain: () => Promise<void>;
}

/** Where the set is in the workshop. */
export function ShelfPlace({ repairId, place, readAgain }: ShelfPlaceProps) {
  const { t } = useLingui();
  const { act, isBusy } = useAdminAction();
  const [change] = useChangeSetOfRepairMutation();
  const [typed, setTyped] = useState(place ?? '');

  function save(event: FormEvent): void {
    event.preventDefault();
    void act(
      async () => {
        await change({ variables: { id: repairId, input: { shelfPlace: typed } } });
        await readAgain();
      },
      { done: t`Shelf place saved.` },
    );
  }

  return (
    <form className={styles.place} onSubmit={save}>
      <Field label={t`Shelf place`}>
        {(control) => (
          <TextInput
            {...control}
            value={typed}
            maxLength={MAX_PLACE}
            autoComplete="off"
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" size="sm" variant="secondary" busy={isBusy()} disabled={typed.trim() === (place ?? '')}>
        <Trans>Save place</Trans>
      </Button>
    </form>
  );
}
