import { Trans, useLingui } from '@lingui/react/macro';
import type { UseFormReturn } from 'react-hook-form';
import { AdminSelect } from '../../../admin/kit/AdminSelect';
import { AdminTextField } from '../../../admin/kit/AdminTextField';
import { parseRupees, rupeesRule } from '../../../admin/kit/rupees';
import { formatNumber } from '../../../lib/digits';
import { formatMoney } from '../../../lib/money';
import { Button, CloseIcon, DateTime } from '../../../ui';
import { CheckField } from '../../../ui/CheckField';
import { LINE_KINDS } from './lineKinds';
import { LinePhoto } from './LinePhoto';
import styles from './Lines.module.css';
import { isWithin, type LinesValues, typedTotal } from './lineValues';

interface LineFieldsProps {
  form: UseFormReturn<LinesValues>;
  /** Of the line, in the form. */
  name: string;
  /** Its place, from 1. */
  place: number;
  /** Until when the warranty of an earlier repair covers it; it costs nothing then. */
  coveredUntil?: string | undefined;
  /** Absent of the only line. */
  onRemove?: (() => void) | undefined;
  /** Whether its photo is still on its way; without it the line has none. */
  onUploading?: ((isUploading: boolean) => void) | undefined;
}

const textOf = (typed: unknown): string => (typeof typed === 'string' ? typed : '');

/** A line of a quote or of a template, as it is written. */
export function LineFields({ form, name, place, coveredUntil, onRemove, onUploading }: LineFieldsProps) {
  const { t, i18n } = useLingui();
  const number = formatNumber(place, i18n.locale);
  const line = form.watch(`lines.${name}`);
  const isCovered = coveredUntil !== undefined;
  const amount = formatMoney(isCovered ? 0 : typedTotal([line]), i18n.locale);
  return (
    <fieldset className={styles.line} data-optional={line.isOptional} data-covered={isCovered}>
      <legend>
        <Trans>Line {number}</Trans>
      </legend>
      <p className={styles.amount}>
        {amount}
        {onRemove && (
          <Button
            size="sm"
            variant="ghost"
            icon={<CloseIcon />}
            aria-label={t`Remove line ${number}`}
            onClick={onRemove}
          />
        )}
      </p>
      <div className={styles.fields}>
        <AdminTextField
          form={form}
          name={`lines.${name}.text`}
          label={t`What it is for`}
          rules={{ validate: (typed) => (textOf(typed).trim() ? undefined : 'Line text is required.') }}
          maxLength={300}
          autoComplete="off"
        />
        <AdminSelect form={form} name={`lines.${name}.kind`} label={t`Kind`} words={LINE_KINDS} />
        <AdminTextField
          form={form}
          name={`lines.${name}.quantity`}
          label={t`Quantity`}
          rules={{
            validate: (typed) =>
              isWithin(typed, 1, 999) ? undefined : 'The quantity is a whole number from 1 to 999.',
          }}
          inputMode="numeric"
          autoComplete="off"
        />
        {!isCovered && (
          <AdminTextField
            form={form}
            name={`lines.${name}.unitPrice`}
            label={t`Price (Rs.)`}
            rules={{
              validate: (typed) =>
                parseRupees(textOf(typed)) === null ? 'Price is required.' : rupeesRule('Price')(textOf(typed)),
            }}
            inputMode="decimal"
            autoComplete="off"
          />
        )}
        <AdminTextField
          form={form}
          name={`lines.${name}.warrantyMonths`}
          label={t`Months of warranty`}
          rules={{
            validate: (typed) => (isWithin(typed, 0, 60) ? undefined : 'The warranty is 0 to 60 whole months.'),
          }}
          inputMode="numeric"
          autoComplete="off"
        />
      </div>
      {isCovered && (
        <div className={styles.covered}>
          <p>
            <Trans>
              Under warranty until <DateTime value={coveredUntil} show="date" />: not charged.
            </Trans>
          </p>
          <CheckField {...form.register(`lines.${name}.startsWarrantyAgain`)}>
            <Trans>Restart warranty from this delivery</Trans>
          </CheckField>
        </div>
      )}
      <div className={styles.more}>
        <CheckField {...form.register(`lines.${name}.isOptional`)}>
          <Trans>Optional: the customer may leave it out</Trans>
        </CheckField>
        {onUploading && (
          <LinePhoto
            url={line.photoUrl}
            onChange={(url) => form.setValue(`lines.${name}.photoUrl`, url, { shouldDirty: true })}
            onUnfinished={onUploading}
          />
        )}
      </div>
    </fieldset>
  );
}
