import { Trans, useLingui } from '@lingui/react/macro';
import { formatNumber } from '../../../lib/digits';
import { Button, TextInput } from '../../../ui';
import { TrashIcon } from '../../../ui/icons/media';
import styles from './AccessoriesField.module.css';
import type { AccessoryValues } from './sheetValues';

/** As many as the server takes. */
const MAX = 30;
const MAX_COUNT = 99;

interface AccessoriesFieldProps {
  accessories: readonly AccessoryValues[];
  onChange: (accessories: AccessoryValues[]) => void;
}

/** What came along with the set, and how many of it. */
export function AccessoriesField({ accessories, onChange }: AccessoriesFieldProps) {
  const { t, i18n } = useLingui();
  const place = (index: number) => formatNumber(index + 1, i18n.locale);
  const change = (index: number, some: Partial<AccessoryValues>) =>
    onChange(accessories.map((one, at) => (at === index ? { ...one, ...some } : one)));
  return (
    <fieldset className={styles.accessories}>
      <legend>
        <Trans>Accessories received with it</Trans>
      </legend>
      {accessories.map(({ name, count }, index) => (
        // its place is all that tells one from another while it is typed
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index} className={styles.one}>
          <TextInput
            aria-label={t`Accessory ${place(index)}`}
            value={name}
            maxLength={80}
            onChange={(event) => change(index, { name: event.target.value })}
          />
          <TextInput
            aria-label={t`How many of accessory ${place(index)}`}
            type="number"
            inputMode="numeric"
            min={1}
            max={MAX_COUNT}
            value={count}
            onChange={(event) => change(index, { count: Math.max(1, Math.min(MAX_COUNT, Number(event.target.value))) })}
          />
          <Button
            size="sm"
            variant="ghost"
            icon={<TrashIcon />}
            aria-label={t`Remove accessory ${place(index)}`}
            onClick={() => onChange(accessories.filter((_, at) => at !== index))}
          />
        </div>
      ))}
      {accessories.length < MAX && (
        <div>
          <Button size="sm" variant="secondary" onClick={() => onChange([...accessories, { name: '', count: 1 }])}>
            <Trans>Add accessory</Trans>
          </Button>
        </div>
      )}
    </fieldset>
  );
}
