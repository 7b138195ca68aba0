import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { SuggestInput } from '../../admin/kit/SuggestInput';
import { formatMoney } from '../../lib/money';
import { Field } from '../../ui';
import { LINE_KINDS } from './lines/lineKinds';
import { type LineValues, typedLine } from './lines/lineValues';
import styles from './PricePicker.module.css';
import { type PriceItemRowFragment, usePriceListsQuery } from './pricesAdmin.gen';

interface PricePickerProps {
  onPick: (line: LineValues) => void;
  /** The set that it is for: what fits comes first. */
  set?: { tvType: string; brand: string } | undefined;
}

/** As many as can be looked over. */
const MOST_SHOWN = 30;

/** Finds an entry of the price list while it is typed, and puts it into the quote as a line. */
export function PricePicker({ onPick, set }: PricePickerProps) {
  const { t, i18n } = useLingui();
  const [typed, setTyped] = useState('');
  const items = usePriceListsQuery().data?.priceItems ?? [];
  if (items.length === 0) return null;
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const found = items
    .filter((item) => words.every((word) => `${item.text} ${item.brand ?? ''}`.toLowerCase().includes(word)))
    .toSorted((one, other) => misfits(one, set) - misfits(other, set))
    .slice(0, MOST_SHOWN);
  return (
    <Field label={t`From the price list`}>
      {(control) => (
        <SuggestInput
          {...control}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          placeholder={t`Type to find a part or a work`}
          options={found}
          optionKey={({ id }) => id}
          listLabel={t`Price List`}
          opensOnFocus
          onChoose={(item) => {
            setTyped('');
            onPick(lineOf(item));
          }}
        >
          {({ text, price, kind, brand }) => (
            <>
              <span className={styles.name}>
                <span>{text}</span>
                <span className={styles.price}>{formatMoney(price, i18n.locale)}</span>
              </span>
              <span className={styles.more}>{[i18n._(LINE_KINDS[kind]), brand].filter(Boolean).join(', ')}</span>
            </>
          )}
        </SuggestInput>
      )}
    </Field>
  );
}

/** How badly an entry fits a set: for another kind of screen, or for another brand. */
const misfits = ({ tvType, brand }: PriceItemRowFragment, set: PricePickerProps['set']): number =>
  set === undefined
    ? 0
    : Number(tvType !== null && tvType !== set.tvType) +
      Number(brand !== null && brand.toLowerCase() !== set.brand.toLowerCase());

const lineOf = ({ kind, text, price, warrantyMonths }: PriceItemRowFragment): LineValues =>
  typedLine({ kind, text, quantity: 1, unitPrice: price, warrantyMonths, isOptional: false });
