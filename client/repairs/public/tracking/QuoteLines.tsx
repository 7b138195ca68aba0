import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { formatMoney } from '../../../lib/money';
import { classes, DateTime } from '../../../ui';
import { CheckField } from '../../../ui/CheckField';
import { type ComparedLine, compareLines, isKeptBack } from '../../quoteLines';
import type { QuotePartsFragment } from '../../repairs.gen';
import { LatePictures } from './LatePictures';
import styles from './QuoteLines.module.css';
import { AskForNumber } from './RevealDetails';
import type { RepairAccess } from './useTrackedRepair';
import { WarrantyDay } from './WarrantyDay';

type Line = QuotePartsFragment['lines'][number];

interface QuoteLinesProps {
  quote: Pick<QuotePartsFragment, 'state' | 'lines' | 'note' | 'total' | 'validUntil' | 'isExpired'>;
  /** What was offered before, to say what has changed since. */
  earlier?: QuotePartsFragment | undefined;
  /** The places of the optional lines that the reader does without. */
  leftOut?: readonly number[];
  /** Takes an optional line, or leaves it out; without it nothing can be chosen. */
  onTake?: (place: number, isTaken: boolean) => void;
  /** Shows photos and warranty with the contact number, where they are kept back. */
  reveal?: RepairAccess['reveal'] | undefined;
}

/** What a quote asks money for, line by line (decisions §14), until when, and what is new of it. */
export function QuoteLines({ quote, earlier, leftOut = [], onTake, reveal }: QuoteLinesProps) {
  const { i18n } = useLingui();
  const { lines, gone } = compareLines(quote.lines, earlier?.lines ?? quote.lines);
  const names = gone.map(({ text }) => text).join(', ');
  const total = formatMoney(quote.total, i18n.locale);
  return (
    <div className={styles.quote}>
      {quote.note && <p className={styles.note}>{quote.note}</p>}
      <ul className={styles.lines}>
        {lines.map((compared) => (
          <QuoteLine
            key={compared.line.place}
            {...compared}
            isTaken={!leftOut.includes(compared.line.place)}
            onTake={onTake}
          />
        ))}
      </ul>
      {names && (
        <p className={styles.aside}>
          <Trans>Removed: {names}</Trans>
        </p>
      )}
      {leftOut.length > 0 && (
        <p className={styles.aside}>
          <Trans>With everything included: {total}.</Trans>
        </p>
      )}
      {reveal && isKeptBack(quote) && (
        <AskForNumber reveal={reveal}>
          <Trans>Show photos, warranty and earlier versions</Trans>
        </AskForNumber>
      )}
      {quote.state === 'OFFERED' && quote.validUntil && (
        <p className={classes(styles.aside, quote.isExpired && styles.expired)}>
          {quote.isExpired ? (
            <Trans>
              This quote was valid until <DateTime value={quote.validUntil} />. Please ask the shop to offer it again.
            </Trans>
          ) : (
            <Trans>
              Valid until <DateTime value={quote.validUntil} />
            </Trans>
          )}
        </p>
      )}
    </div>
  );
}

interface QuoteLineProps extends ComparedLine<Line> {
  isTaken: boolean;
  onTake: QuoteLinesProps['onTake'];
}

function QuoteLine({ line, isNew, before: amountBefore, isTaken, onTake }: QuoteLineProps) {
  const { t, i18n } = useLingui();
  const { place, text, quantity, isOptional, warrantyUntil, photoUrl, coveredUntil, startsWarrantyAgain } = line;
  const money = (rupees: number) => formatMoney(rupees, i18n.locale);
  const [amount, price] = [money(line.amount), money(line.unitPrice)];
  const months = line.warrantyMonths ?? 0;
  const before = amountBefore !== null && money(amountBefore);
  return (
    <li className={styles.line} data-left-out={!isTaken}>
      <div className={styles.words}>
        <p className={styles.text}>
          {text}
          {quantity > 1 && (
            <span className={styles.aside}>
              {' '}
              {quantity} × {price}
            </span>
          )}
          {isNew && (
            <span className={styles.changed}>
              <Trans>New</Trans>
            </span>
          )}
        </p>
        {coveredUntil && (
          <p className={styles.covered}>
            <Trans>
              Covered by warranty until <WarrantyDay value={coveredUntil} />
            </Trans>
          </p>
        )}
        {months > 0 && (!coveredUntil || startsWarrantyAgain) && (
          <p className={styles.aside}>
            {warrantyUntil ? (
              <Trans>
                Warranty until <WarrantyDay value={warrantyUntil} />
              </Trans>
            ) : (
              <Plural value={months} one="# month of warranty" other="# months of warranty" />
            )}
          </p>
        )}
        {photoUrl && <LatePictures urls={[photoUrl]} />}
        {isOptional && onTake && (
          <CheckField
            aria-label={t`Include this: ${text}`}
            checked={isTaken}
            onChange={(event) => onTake(place, event.currentTarget.checked)}
          >
            <Trans>Include this</Trans>
          </CheckField>
        )}
        {isOptional && !onTake && (
          <p className={styles.aside}>{isTaken ? <Trans>Optional</Trans> : <Trans>Left out</Trans>}</p>
        )}
      </div>
      <p className={styles.amount}>
        {amount}
        {before && (
          <span className={styles.aside}>
            <Trans>
              before: <del>{before}</del>
            </Trans>
          </span>
        )}
      </p>
    </li>
  );
}
