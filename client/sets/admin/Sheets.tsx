import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { formatNumber } from '../../lib/digits';
import { Button, classes, DateTime, Row } from '../../ui';
import { SheetForm } from './SheetForm';
import type { SetOfRepairQuery, SheetKind, SheetViewFragment } from './setsAdmin.gen';
import { itemWords, results } from '../labels';
import { sheetKinds } from './words';
import styles from './Sheets.module.css';

const KINDS: readonly SheetKind[] = ['INTAKE', 'TEST'];

interface SheetsProps {
  repair: NonNullable<SetOfRepairQuery['repair']>;
  readAgain: () => Promise<void>;
}

/** In which state the set came in, and in which it leaves: side by side. */
export function Sheets({ repair, readAgain }: SheetsProps) {
  const { t, i18n } = useLingui();
  const [filling, setFilling] = useState<SheetKind | null>(null);
  const { sheets } = repair;
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
                <Sheet sheet={current} />
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
                    <Sheet key={sheet.id} sheet={sheet} />
                  ))}
                </details>
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

/** A signed sheet, as it stays for ever. */
function Sheet({ sheet }: { sheet: SheetViewFragment }) {
  const { t, i18n } = useLingui();
  const { rows, accessories, note, photos, signature, signerName, signedAt, filledInBy, isReplaced } = sheet;
  return (
    <div className={classes(styles.sheet, isReplaced && styles.replaced)}>
      <dl className={styles.rows}>
        {rows.map(({ item, result, note: said }) => (
          <div key={item}>
            <dt>{itemWords(i18n, item)}</dt>
            <dd>
              <span data-result={result} className={styles.result}>
                {i18n._(results[result])}
              </span>
              {said && <span className={styles.said}>{said}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {accessories.length > 0 && (
        <p>
          <Trans>
            Came with:{' '}
            {accessories.map(({ name, count }) => `${name} × ${formatNumber(count, i18n.locale)}`).join(', ')}
          </Trans>
        </p>
      )}
      {note && <p className={styles.asTyped}>{note}</p>}
      {photos.length > 0 && (
        <ul className={styles.photos}>
          {photos.map(({ url }, index) => (
            <li key={url}>
              <a href={url} target="_blank" rel="noreferrer">
                <img src={url} alt={t`Photo ${formatNumber(index + 1, i18n.locale)}`} loading="lazy" />
              </a>
            </li>
          ))}
        </ul>
      )}
      {signature && <img src={signature.url} alt={t`Signature of ${signerName ?? ''}`} className={styles.signature} />}
      <p className={styles.unset}>
        <Trans>
          Signed by {signerName}, <DateTime value={signedAt!} />
        </Trans>
        {filledInBy && (
          <span>
            <Trans>, filled in by {filledInBy}</Trans>
          </span>
        )}
      </p>
    </div>
  );
}
