import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Fields } from '../../admin/kit/FieldLayout';
import { FormDialog } from '../../admin/kit/FormDialog';
import { useAdminAction } from '../../admin/kit/useAdminAction';
import { useSendingForm } from '../../forms/useSendingForm';
import { useServerMessage } from '../../graphql/useServerMessage';
import { formatNumber } from '../../lib/digits';
import { Button, toast } from '../../ui';
import { SetBySerial } from './SetBySerial';
import {
  type SetOfRepairQuery,
  type SetViewFragment,
  useChangeSetOfRepairMutation,
  useCreateSetMutation,
  useSuggestedSetsQuery,
} from './setsAdmin.gen';
import { SetFields, type SetValues, toSetInput } from './SetFields';
import styles from './SetPicker.module.css';

interface SetPickerProps {
  repair: NonNullable<SetOfRepairQuery['repair']>;
  onDone: () => Promise<void>;
  onClose: () => void;
}

/** Which set it is: by its serial number, one that the customer has brought before, or one that is written down now. */
export function SetPicker({ repair, onDone, onClose }: SetPickerProps) {
  const { t } = useLingui();
  const { act, isBusy } = useAdminAction();
  const [change] = useChangeSetOfRepairMutation();
  const [found, setFound] = useState<{ serial: string; set: SetViewFragment | null } | null>(null);
  const suggested = useSuggestedSetsQuery({ variables: { repairId: repair.id }, fetchPolicy: 'cache-and-network' });
  const suggestions = suggested.data?.suggestedTvSets ?? [];

  const choose = (id: string) =>
    act(
      async () => {
        await change({ variables: { id: repair.id, input: { setId: id } } });
        await onDone();
        onClose();
      },
      { done: t`Repair updated.`, key: id },
    );

  return (
    <FormDialog title={t`Which set is it?`} onClose={onClose}>
      <Fields>
        <SetBySerial onFound={(serial, set) => setFound({ serial, set })} />
        {found?.set && (
          <section aria-label={t`Found`}>
            <Choice set={found.set} busy={isBusy(found.set.id)} onChoose={choose} />
          </section>
        )}
        {!found?.set && suggestions.length > 0 && (
          <section className={styles.list} aria-label={t`Earlier sets of this customer`}>
            <h3>
              <Trans>Earlier sets of this customer</Trans>
            </h3>
            {suggestions.map((set) => (
              <Choice key={set.id} set={set} busy={isBusy(set.id)} onChoose={choose} />
            ))}
          </section>
        )}
        {found && !found.set && (
          <p role="status">
            <Trans>No set has this number yet. Add it:</Trans>
          </p>
        )}
        {!found?.set && (
          <NewSet key={found?.serial} repair={repair} serial={found?.serial ?? ''} onMade={(id) => choose(id)} />
        )}
      </Fields>
    </FormDialog>
  );
}

interface ChoiceProps {
  set: SetViewFragment;
  busy: boolean;
  onChoose: (id: string) => void;
}

function Choice({ set: { id, brand, model, serial, repairs }, busy, onChoose }: ChoiceProps) {
  const { t, i18n } = useLingui();
  const name = [brand, model, serial].filter(Boolean).join(', ');
  const count = formatNumber(repairs.length, i18n.locale);
  return (
    <div className={styles.choice}>
      <p>
        <strong>{name}</strong>
        <span className={styles.count}>
          <Trans>Repairs: {count}</Trans>
        </span>
      </p>
      <Button size="sm" busy={busy} aria-label={t`It is this set: ${name}`} onClick={() => onChoose(id)}>
        <Trans>It is this set</Trans>
      </Button>
    </div>
  );
}

interface NewSetProps {
  repair: SetPickerProps['repair'];
  serial: string;
  onMade: (id: string) => Promise<unknown>;
}

/** One that was never here: what the booking says of it is there already. */
function NewSet({ repair: { brand, model, tvType }, serial, onMade }: NewSetProps) {
  const { t } = useLingui();
  const [create] = useCreateSetMutation();
  const { form, sending, submit } = useSendingForm<SetValues>({
    defaultValues: { brand, model: model ?? '', tvType, sizeInches: '', serial },
    say: useServerMessage(),
    async send(values) {
      const { data } = await create({ variables: { input: toSetInput(values) } });
      toast.success(t`Set added.`);
      await onMade(data!.createTvSet.id);
    },
  });
  return (
    <form onSubmit={submit} noValidate aria-label={t`A new set`}>
      <Fields>
        <h3>
          <Trans>A new set</Trans>
        </h3>
        <SetFields form={form} />
        <div>
          <Button type="submit" busy={sending}>
            <Trans>Add it</Trans>
          </Button>
        </div>
      </Fields>
    </form>
  );
}
