import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatNumber } from '../../lib/digits';
import { formatMoney } from '../../lib/money';
import { addressOf } from '../../lib/origin';
import { readableRepairId } from '../../lib/repairId';
import { PAYMENT_METHODS } from '../../payments';
import { tvTypes } from '../../repairs';
import { classes } from '../../ui';
import { BothCalendars } from '../../ui/print/BothCalendars';
import { QrCode } from '../../ui/print/QrCode';
import type { BillPaperFragment } from '../bills.gen';
import { BILL_KINDS } from '../kinds';
import { billUrl } from '../urls';
import styles from './BillPaper.module.css';
import { LINE_LABELS } from './lineLabels';

export type PaperWidth = 'a5' | 'roll';

interface BillPaperProps {
  bill: BillPaperFragment;
  width: PaperWidth;
  /** 'Original' or which copy it is; nothing on an estimate. */
  mark: ReactNode;
}

/** A bill as it comes out of the printer: on A5, or on the 80 mm roll of a till. */
export function BillPaper({ bill, width, mark }: BillPaperProps) {
  const { t, i18n } = useLingui();
  const { kind, code, seller, lines, words, note, issuedBy, creditsCode } = bill;
  const rupees = (amount: number) =>
    amount < 0 ? `− ${formatMoney(-amount, i18n.locale)}` : formatMoney(amount, i18n.locale);
  const title = i18n._(BILL_KINDS[kind]);
  const inWords = i18n.locale === 'ne' ? words.ne : words.en;
  const isRoll = width === 'roll';
  return (
    <article className={classes(styles.bill, isRoll ? styles.roll : styles.a5)} aria-label={title}>
      <header className={styles.header}>
        <div>
          <p className={styles.seller}>{seller.name}</p>
          {seller.address && <p>{seller.address}</p>}
          {seller.contact.length > 0 && <p>{seller.contact.join(', ')}</p>}
          {seller.taxNumber && (
            <p className={styles.strong}>
              {seller.taxMode === 'VAT' ? <Trans>VAT No.</Trans> : <Trans>PAN</Trans>} <span>{seller.taxNumber}</span>
            </p>
          )}
        </div>
        <figure className={styles.code}>
          <QrCode text={addressOf(billUrl(bill.key))} label={t`QR code of the public copy`} />
        </figure>
      </header>
      <div className={styles.title}>
        <h1>{title}</h1>
        {mark && <p className={styles.mark}>{mark}</p>}
        <p className={styles.number}>{code}</p>
      </div>
      <Facts bill={bill} />
      <table className={styles.lines}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Description</Trans>
            </th>
            <th scope="col">
              <Trans>Quantity</Trans>
            </th>
            <th scope="col">
              <Trans>Price</Trans>
            </th>
            <th scope="col">
              <Trans>Amount</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ label, text, method, quantity, unitPrice, amount }, index) => (
            <tr key={index}>
              <td>
                {[label && i18n._(LINE_LABELS[label]), method && i18n._(PAYMENT_METHODS[method]), text]
                  .filter(Boolean)
                  .join(', ')}
              </td>
              <td>{formatNumber(quantity, i18n.locale)}</td>
              <td>{rupees(unitPrice)}</td>
              <td>{rupees(amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Totals bill={bill} rupees={rupees} />
      <p>
        <span className={styles.small}>
          <Trans>In words</Trans>
        </span>{' '}
        <span className={styles.strong}>{inWords}</span>
      </p>
      {creditsCode && (
        <p>
          <Trans>
            Takes back the whole of <strong>{creditsCode}</strong>.
          </Trans>
        </p>
      )}
      {note && <p className={styles.note}>{note}</p>}
      <footer className={styles.footer}>
        {kind === 'ESTIMATE' && (
          <p>
            <Trans>This is an estimate and no bill.</Trans>
          </p>
        )}
        {kind === 'RECEIPT' && (
          <p>
            <Trans>This confirms what was paid; it is no tax bill.</Trans>
          </p>
        )}
        <p className={styles.signature}>
          <Trans>
            For the shop: <span>{issuedBy}</span>
          </Trans>
        </p>
      </footer>
    </article>
  );
}

function Facts({ bill }: Pick<BillPaperProps, 'bill'>) {
  const { t, i18n } = useLingui();
  const { issuedAt, validUntil, customerName, customerAddress, customerPan, repairId, set } = bill;
  const inches = set?.sizeInches && formatNumber(set.sizeInches, i18n.locale);
  const facts: [string, ReactNode][] = [
    [t`Date`, <BothCalendars key="date" value={issuedAt} />],
    [t`Valid until`, validUntil && <BothCalendars key="until" value={validUntil} />],
    [t`Customer`, customerName],
    [t`Address`, customerAddress],
    [t`PAN of the customer`, customerPan],
    [t`Repair`, repairId && readableRepairId(repairId)],
    [
      t`Set`,
      set &&
        [i18n._(tvTypes[set.tvType]), inches && t`${inches} inches`, set.brand, set.model].filter(Boolean).join(' '),
    ],
    [t`Serial number`, set?.serial],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

function Totals({ bill, rupees }: Pick<BillPaperProps, 'bill'> & { rupees: (amount: number) => string }) {
  const { i18n } = useLingui();
  const { taxable, taxRate, tax, total } = bill;
  const percent = formatNumber(taxRate, i18n.locale);
  return (
    <dl className={styles.totals}>
      {taxRate > 0 && (
        <>
          <div>
            <dt>
              <Trans>Before VAT</Trans>
            </dt>
            <dd>{rupees(taxable)}</dd>
          </div>
          <div>
            <dt>
              <Trans>VAT {percent} %, in the prices</Trans>
            </dt>
            <dd>{rupees(tax)}</dd>
          </div>
        </>
      )}
      <div className={styles.total}>
        <dt>
          <Trans>Total</Trans>
        </dt>
        <dd>{rupees(total)}</dd>
      </div>
    </dl>
  );
}
