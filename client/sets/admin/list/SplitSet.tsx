import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Fields } from '../../../admin/kit/FieldLayout';
import { FormDialog } from '../../../admin/kit/FormDialog';
import { useSendingForm } from '../../../forms/useSendingForm';
import { useServerMessage } from '../../../graphql/useServerMessage';
import { CheckField } from '../../../ui/CheckField';
import { SetFields, type SetValues, toSetInput } from '../SetFields';
import type { PutRightProps } from './MergeSets';
import styles from './SetDetail.module.css';
import { SetThings } from './SetThings';

/** Two sets that were taken for one: what the second one is, and which repairs were of it. */
export function SplitSet({ set, putRight, onDone, onClose }: PutRightProps) {
  const { t } = useLingui();
  const [going, setGoing] = useState<readonly string[]>([]);
  const { id, brand, model, tvType, sizeInches, version, repairs, products } = set;
  const goes = (thing: { id: string }) => going.includes(thing.id);
  const { form, sending, submit } = useSendingForm<SetValues>({
    defaultValues: { brand, model: model ?? '', tvType, sizeInches: sizeInches?.toString() ?? '', serial: '' },
    say: useServerMessage(),
    async send(values) {
      if (!window.confirm(t`Make two sets of this one?`)) return;
      await putRight.split(set, {
        newSet: toSetInput(values),
        staying: repairs.filter((repair) => !goes(repair)).map((repair) => repair.id),
        going: repairs.filter(goes).map((repair) => repair.id),
        productIds: products.filter(goes).map((product) => product.id),
        version,
      });
      onDone();
    },
  });

  const take = (thing: string, isGoing: boolean) =>
    setGoing(isGoing ? [...going, thing] : going.filter((one) => one !== thing));

  return (
    <FormDialog
      title={t`Split into two sets`}
      dirty={form.formState.isDirty || going.length > 0}
      busy={sending}
      onSubmit={submit}
      onClose={onClose}
      save={<Trans>Make two sets</Trans>}
    >
      <Fields>
        <h3>
          <Trans>The second set</Trans>
        </h3>
        <SetFields key={id} form={form} />
        <p className={styles.none}>
          <Trans>Tick what belongs to the second set; the rest stays.</Trans>
        </p>
        <SetThings
          set={set}
          choice={(thing) => (
            <CheckField
              aria-label={t`${thing.name} was of the second set`}
              checked={goes(thing)}
              onChange={(event) => take(thing.id, event.currentTarget.checked)}
            >
              <Trans>Was of the second set</Trans>
            </CheckField>
          )}
        />
      </Fields>
    </FormDialog>
  );
}
