import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatNumber } from '../../lib/digits';
import { TestBars } from '../TestBars';
import { BothCalendars } from './BothCalendars';
import styles from './Certificate.module.css';
import { QrCode } from './QrCode';

interface WarrantedThing {
  text: string;
  months: number | null;
  /** ISO 8601; its last moment. */
  until: string;
}

interface CertificateProps {
  /** The shop's address and numbers. */
  shop: ReactNode;
  /** What tells this certificate from others. */
  number: string;
  /** Where its code leads, and what that says. */
  code: { url: string; label: string; caption: ReactNode };
  /** What is known; null is left to the pen, and undefined is left out. */
  facts: readonly { name: string; value: ReactNode | null | undefined }[];
  things: readonly WarrantedThing[];
  /** Where the terms stand. */
  terms: string;
}

/** A certificate of warranty on A5: what is warranted, until which day in both calendars, and by whom. */
export function Certificate({ shop, number, code, facts, things, terms }: CertificateProps) {
  const { t, i18n } = useLingui();
  return (
    <article className={styles.certificate} aria-label={t`Certificate of warranty`}>
      <TestBars className={styles.bars} />
      <header className={styles.header}>
        <div className={styles.shopLines}>
          <p className={styles.shop}>Parda</p>
          {shop}
        </div>
        <figure className={styles.code}>
          <QrCode text={code.url} label={code.label} />
          <figcaption>{code.caption}</figcaption>
        </figure>
      </header>
      <div className={styles.title}>
        <h1>
          <Trans>Certificate of warranty</Trans>
        </h1>
        <p className={styles.number}>{number}</p>
      </div>
      <dl className={styles.facts}>
        {facts.map(
          ({ name, value }) =>
            value !== undefined && (
              <div key={name}>
                <dt>{name}</dt>
                <dd className={value === null ? styles.blank : undefined}>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <table className={styles.things}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Under warranty</Trans>
            </th>
            <th scope="col">
              <Trans>Months</Trans>
            </th>
            <th scope="col">
              <Trans>Until the end of</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {things.map(({ text, months, until }, index) => (
            <tr key={index}>
              <td>{text}</td>
              <td>{months === null ? '' : formatNumber(months, i18n.locale)}</td>
              <td>
                <BothCalendars value={until} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.terms}>
        <Trans>
          What is named here is repaired again free of charge if it fails by itself by the end of that day. Please bring
          this certificate, or the number on it. Terms: {terms}
        </Trans>
      </p>
      <div className={styles.signatures}>
        <p>
          <Trans>Stamp</Trans>
        </p>
        <p>
          <Trans>For the shop: signature and date</Trans>
        </p>
      </div>
    </article>
  );
}
