import { Trans, useLingui } from '@lingui/react/macro';
import { itemLabel } from '../labels';
import { Found, SheetRemarks, type SheetRemarksProps, type SignedSheet } from './SheetParts';
import styles from './SheetsCompared.module.css';

interface SheetsComparedProps extends Omit<SheetRemarksProps, 'sheet'> {
  /** Newest first; those that were replaced are left out. */
  sheets: readonly SignedSheet[];
}

/** The signed sheets that hold, of each kind the newest. */
export function currentSheets(sheets: readonly SignedSheet[]): SignedSheet[] {
  const signed = sheets.filter(({ signedAt, isReplaced }) => signedAt !== null && !isReplaced);
  return signed.toSorted((one, other) => one.kind.localeCompare(other.kind));
}

/** In which state a set came in and in which it leaves, item by item, side by side; where there is one sheet, that alone. */
export function SheetsCompared({ sheets, ...remarks }: SheetsComparedProps) {
  const { i18n } = useLingui();
  const current = currentSheets(sheets);
  const items = [...new Set(current.flatMap(({ rows }) => rows.map(({ item }) => item)))];
  if (current.length === 0) return null;
  return (
    <div className={styles.compared}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Looked at</Trans>
            </th>
            {current.map(({ id, kind }) => (
              <th key={id} scope="col">
                {kind === 'INTAKE' ? <Trans>When it came</Trans> : <Trans>After the work</Trans>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item}>
              <th scope="row">{itemLabel(i18n, item)}</th>
              {current.map(({ id, rows }) => (
                <td key={id}>
                  <Found row={rows.find((row) => row.item === item)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.sides}>
        {current.map((sheet) => (
          <section key={sheet.id} className={styles.side}>
            <h3>{sheet.kind === 'INTAKE' ? <Trans>When it came</Trans> : <Trans>After the work</Trans>}</h3>
            <SheetRemarks sheet={sheet} {...remarks} />
          </section>
        ))}
      </div>
    </div>
  );
}
