import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button, classes, Row } from '../../../ui';
import { SheetForm } from './SheetForm';
import {
  type SetOfRepairQuery,
  type SheetKind,
  type SheetViewFragment,
  useSheetChecklistQuery,
} from '../setsAdmin.gen';
import { itemLabel } from '../../labels';
import { Found, SheetRemarks } from '../../sheets/SheetParts';
import { useWaitingSheetsOf } from './waiting/useWaitingSheets';
import { sheetKinds } from './labels';
import styles from './Sheets.module.css';

const KINDS: readonly SheetKind[] = ['INTAKE', 'TEST'];

interface SheetsProps {
  repair: NonNullable<SetOfRepairQuery['repair']>;
  readAgain: () => Promise<void>;
}

/** In which state the set came in, and in which it leaves: side by side. */
export function Sheets({ repair, readAgain }: SheetsProps) {
  const { t, i18n } = useLingui();
  const renew = () => void readAgain();
  const [filling, setFilling] = useState<SheetKind | null>(null);
  const { sheets } = repair;
  const waiting = useWaitingSheetsOf({ repairId: repair.id });
  // there when the line goes before a sheet is opened
  useSheetChecklistQuery();
  const draftOf = (kind: SheetKind) => sheets.find((sheet) => sheet.kind === kind && sheet.signedAt === null) ?? null;
  const signedOf = (kind: SheetKind) => sheets.filter((sheet) => sheet.kind === kind && sheet.signedAt !== null);
  return (
    <section aria-label={t`Intake and test`} className={styles.sheets}>
      <h3>
        <Trans>Intake and test</Trans>
      </h3>
      <div className={styles.sides}>
        {KINDS.map((kind) => {
          const [current, ...older] = signedOf(kind);
          const draft = draftOf(kind);
          const name = i18n._(sheetKinds[kind]);
          return (
            <div key={kind} className={styles.side}>
              <h4>{name}</h4>
              {current ? (
                <Sheet sheet={current} renew={renew} />
              ) : (
                <p className={styles.unset}>
                  <Trans>Not signed yet.</Trans>
                </p>
              )}
              {older.length > 0 && (
                <details>
                  <summary>
                    <Trans>Replaced sheets</Trans>
                  </summary>
                  {older.map((sheet) => (
                    <Sheet key={sheet.id} sheet={sheet} renew={renew} />
                  ))}
                </details>
              )}
              {waiting.some((sheet) => sheet.kind === kind) && (
                <p>
                  <Trans>A signed one waits on this device.</Trans>
                </p>
              )}
              <Row gap={1}>
                <Button
                  size="sm"
                  variant={current ? 'secondary' : 'primary'}
                  aria-label={draft ? t`Continue filling in: ${name}` : t`Fill in: ${name}`}
                  onClick={() => setFilling(kind)}
                >
                  {draft ? (
                    <Trans>Continue filling in</Trans>
                  ) : current ? (
                    <Trans>New sheet</Trans>
                  ) : (
                    <Trans>Fill in</Trans>
                  )}
                </Button>
              </Row>
            </div>
          );
        })}
      </div>
      {filling && (
        <SheetForm
          key={filling}
          of={{ repairId: repair.id }}
          kind={filling}
          draft={draftOf(filling)}
          signer={repair.userName}
          readAgain={readAgain}
          onClose={() => setFilling(null)}
        />
      )}
    </section>
  );
}

interface SheetProps {
  sheet: SheetViewFragment;
  renew: () => void;
}

/** A signed sheet, as it stays for ever. */
function Sheet({ sheet, renew }: SheetProps) {
  const { i18n } = useLingui();
  const { rows, filledInBy, isReplaced } = sheet;
  return (
    <div className={classes(styles.sheet, isReplaced && styles.replaced)}>
      <dl className={styles.rows}>
        {rows.map((row) => (
          <div key={row.item}>
            <dt>{itemLabel(i18n, row.item)}</dt>
            <dd>
              <Found row={row} />
            </dd>
          </div>
        ))}
      </dl>
      <SheetRemarks sheet={sheet} renew={renew} />
      {filledInBy && (
        <p className={styles.unset}>
          <Trans>Filled in by {filledInBy}</Trans>
        </p>
      )}
    </div>
  );
}
