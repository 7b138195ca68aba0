import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { TextInput } from '../../../ui';
import type { RowValues } from './sheetValues';
import styles from './SheetRows.module.css';
import { itemLabel, results } from '../../labels';
import { resultNames } from './labels';

interface SheetRowsProps {
  rows: readonly RowValues[];
  onChange: (rows: RowValues[]) => void;
}

/** The checklist: of each item one of four, as large as a thumb; where something is wrong, what. */
export function SheetRows({ rows, onChange }: SheetRowsProps) {
  const { t, i18n } = useLingui();
  const name = useId();
  const change = (index: number, some: Partial<RowValues>) =>
    onChange(rows.map((row, at) => (at === index ? { ...row, ...some } : row)));
  return (
    <div className={styles.rows}>
      {rows.map(({ item, result, note }, index) => {
        const words = itemLabel(i18n, item);
        return (
          <fieldset key={item} className={styles.row}>
            <legend>{words}</legend>
            <div className={styles.choices}>
              {resultNames.map((value) => (
                <label key={value} className={styles.choice} data-result={value}>
                  <input
                    type="radio"
                    name={`${name}-${index}`}
                    value={value}
                    checked={value === result}
                    onChange={() => change(index, { result: value })}
                  />
                  <span>{i18n._(results[value])}</span>
                </label>
              ))}
            </div>
            {result !== 'OK' && (
              <TextInput
                aria-label={t`Note on ${words}`}
                placeholder={t`Note`}
                value={note}
                maxLength={500}
                onChange={(event) => change(index, { note: event.target.value })}
              />
            )}
          </fieldset>
        );
      })}
    </div>
  );
}
