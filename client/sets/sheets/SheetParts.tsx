import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { formatNumber } from '../../lib/digits';
import { Lightbox } from '../../media';
import { DateTime } from '../../ui';
import { results } from '../labels';
import type { SignedSheetFragment } from '../sets.gen';
import styles from './SheetParts.module.css';

/** What was found of one item; a dash where that sheet did not have it yet. */
export function Found({ row }: { row: SignedSheet['rows'][number] | undefined }) {
  const { i18n } = useLingui();
  if (!row) return <span aria-hidden="true">–</span>;
  return (
    <>
      <span data-result={row.result} className={styles.result}>
        {i18n._(results[row.result])}
      </span>
      {row.note && <span className={styles.said}>{row.note}</span>}
    </>
  );
}

/** Its fields, whichever question brought them. */
export type SignedSheet = Omit<SignedSheetFragment, ' $fragmentName'>;

export interface SheetRemarksProps {
  sheet: SignedSheet;
  /** Asks for the sheet anew: the addresses of its photos work for five minutes. */
  renew: () => void;
  /** On paper: all photos are fetched at once, and none opens. */
  isPrinted?: boolean | undefined;
}

/** All of a signed sheet but its items: what came along, the note, the photos, and who signed when. */
export function SheetRemarks({ sheet, renew, isPrinted }: SheetRemarksProps) {
  const { t, i18n } = useLingui();
  const { kind, accessories, note, photos, signature, signerName, signedAt } = sheet;
  const number = (count: number) => formatNumber(count, i18n.locale);
  const things = accessories.map(({ name, count }) => (count === 1 ? name : `${name} × ${number(count)}`)).join(', ');
  return (
    <div className={styles.remarks}>
      {things && (
        <p>{kind === 'INTAKE' ? <Trans>Came with: {things}</Trans> : <Trans>Goes with it: {things}</Trans>}</p>
      )}
      {note && <p className={styles.asTyped}>{note}</p>}
      {photos.length > 0 && <Photos photos={photos} renew={renew} isPrinted={isPrinted} />}
      {signature && <img src={signature.url} alt={t`Signature of ${signerName ?? ''}`} className={styles.signature} />}
      {signedAt && (
        <p className={styles.signed}>
          <Trans>
            Signed by {signerName}, <DateTime value={signedAt} />
          </Trans>
        </p>
      )}
    </div>
  );
}

interface PhotosProps extends Omit<SheetRemarksProps, 'sheet'> {
  photos: SignedSheet['photos'];
}

function Photos({ photos, renew, isPrinted }: PhotosProps) {
  const { t, i18n } = useLingui();
  const [open, setOpen] = useState<number | null>(null);
  return (
    <>
      <ul className={styles.photos}>
        {photos.map(({ url, expiresAt }, index) => {
          const name = t`Photo ${formatNumber(index + 1, i18n.locale)}`;
          // one that comes into view late may find its address expired
          const onError = () => Date.parse(expiresAt) < Date.now() && renew();
          return (
            <li key={index}>
              {isPrinted ? (
                <img src={url} alt={name} />
              ) : (
                <button type="button" aria-haspopup="dialog" onClick={() => setOpen(index)}>
                  <img src={url} alt={name} loading="lazy" onError={onError} />
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {open !== null && (
        <Lightbox urls={photos.map(({ url }) => url)} index={open} onMove={setOpen} onClose={() => setOpen(null)} />
      )}
    </>
  );
}
