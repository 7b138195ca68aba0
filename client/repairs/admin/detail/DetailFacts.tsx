import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { telephoneUrl, whatsappUrl } from '../../../lib/contactLinks';
import { customerUrl } from '../../../customers/urls';
import { takesMessages } from '../../../lib/phone';
import { formatMoney } from '../../../lib/money';
import { Link } from '../../../lib/router/Link';
import { PictureRow } from '../../../media';
import { DateTime } from '../../../ui';
import { WhatsAppIcon } from '../../../ui/icons/contact';
import { Fact, Facts } from '../../public/tracking/Facts';
import { deliveryOptions, tvTypes } from '../../labels';
import { certificateUrl } from '../../urls';
import { OverdueBadge } from '../OverdueBadge';
import { quoteState } from './quoteState';
import styles from './RepairDetail.module.css';
import type { RepairDetailViewFragment } from './repairDetail.gen';

interface PartProps {
  repair: RepairDetailViewFragment;
}

function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h3>{title}</h3>
      <Facts>{children}</Facts>
    </section>
  );
}

/** Who it belongs to, and how to reach them. */
export function CustomerFacts({ repair }: PartProps) {
  const { userName, contactNumber, owner, pickupAddress, pickupCoordinates: place, preferredPickupTime } = repair;
  return (
    <Part title={<Trans>Customer</Trans>}>
      <Fact name={<Trans>Full name</Trans>}>
        <Link to={customerUrl(owner?.id ?? contactNumber)}>{userName}</Link>
      </Fact>
      <Fact name={<Trans>Contact number</Trans>}>
        <span className={styles.ways}>
          <a href={telephoneUrl(contactNumber)}>{contactNumber}</a>
          {takesMessages(contactNumber) && (
            <a href={whatsappUrl(contactNumber)} target="_blank" rel="noreferrer" className={styles.way}>
              <WhatsAppIcon size={18} />
              WhatsApp
            </a>
          )}
        </span>
      </Fact>
      <Fact name={<Trans>Account</Trans>}>
        {owner ? (
          <span>
            {owner.name ?? owner.username} <a href={`mailto:${encodeURIComponent(owner.email)}`}>{owner.email}</a>
          </span>
        ) : (
          <span className={styles.unset}>
            <Trans>None</Trans>
          </span>
        )}
      </Fact>
      <Fact name={<Trans>Pickup address</Trans>}>
        <span className={styles.asTyped}>{pickupAddress}</span>
        {place && (
          <span>
            {' '}
            <a
              href={`https://www.openstreetmap.org/?mlat=${place.latitude}&mlon=${place.longitude}#map=17/${place.latitude}/${place.longitude}`}
              target="_blank"
              rel="noreferrer"
            >
              <Trans>Show on the map</Trans>
            </a>
          </span>
        )}
      </Fact>
      <Fact name={<Trans>Preferred pickup time</Trans>}>
        <DateTime value={preferredPickupTime} />
      </Fact>
    </Part>
  );
}

/** The set, and what is wrong with it. */
export function SetFacts({ repair: { tvType, brand, model, issueDescription, issueImageUrls } }: PartProps) {
  const { i18n } = useLingui();
  return (
    <Part title={<Trans>Set</Trans>}>
      <Fact name={<Trans>Brand, model and type</Trans>}>
        {[[brand, model].filter(Boolean).join(' '), i18n._(tvTypes[tvType])].join(', ')}
      </Fact>
      <Fact name={<Trans>Issue description</Trans>}>
        <span className={styles.asTyped}>{issueDescription}</span>
      </Fact>
      {issueImageUrls.length > 0 && (
        <Fact name={<Trans>Pictures</Trans>}>
          <PictureRow urls={issueImageUrls} />
        </Fact>
      )}
    </Part>
  );
}

/** What was promised, and what it costs. */
export function MoneyFacts({ repair }: PartProps) {
  const { i18n } = useLingui();
  const { promisedDate, isOverdue, estimatedCost, approvedCost, actualCost, costReason, warrantyFrom } = repair;
  const { id, quotes, deliveryOption, deliveryCharge } = repair;
  const isWarranted = quotes.some(
    ({ state, lines }) => state === 'APPROVED' && lines.some((line) => line.warrantyUntil),
  );
  const money = (rupees: number | null, unset: ReactNode) =>
    rupees === null ? <span className={styles.unset}>{unset}</span> : formatMoney(rupees, i18n.locale);
  const quote = quoteState(repair);
  return (
    <Part title={<Trans>Promise and costs</Trans>}>
      <Fact name={<Trans>Promised date</Trans>}>
        {promisedDate ? (
          <span className={styles.ways}>
            <DateTime value={promisedDate} />
            {isOverdue && <OverdueBadge />}
          </span>
        ) : (
          <span className={styles.unset}>
            <Trans>No date promised</Trans>
          </span>
        )}
      </Fact>
      <Fact name={<Trans>Estimated cost</Trans>}>{money(estimatedCost, <Trans>Not yet</Trans>)}</Fact>
      {quote && (
        <Fact name={<Trans>Quote</Trans>}>
          {i18n._(quote.words)}
          {quote.since && (
            <span>
              {', '}
              <DateTime value={quote.since} />
            </span>
          )}
        </Fact>
      )}
      <Fact name={<Trans>Approved cost</Trans>}>{money(approvedCost, <Trans>Not yet</Trans>)}</Fact>
      <Fact name={<Trans>Final cost</Trans>}>{money(actualCost, <Trans>Not yet</Trans>)}</Fact>
      {costReason && (
        <Fact name={<Trans>Why it costs more</Trans>}>
          <span className={styles.asTyped}>{costReason}</span>
        </Fact>
      )}
      {warrantyFrom && (
        <Fact name={<Trans>Warranty from</Trans>}>
          <span className={styles.ways}>
            <DateTime value={warrantyFrom} />
            {isWarranted && (
              <Link to={certificateUrl(id)} target="_blank">
                <Trans>Certificate of warranty</Trans>
              </Link>
            )}
          </span>
        </Fact>
      )}
      <Fact name={<Trans>Delivery</Trans>}>{i18n._(deliveryOptions[deliveryOption])}</Fact>
      <Fact name={<Trans>Delivery charge</Trans>}>
        {money(deliveryCharge, deliveryOption === 'PICKUP' ? <Trans>None</Trans> : <Trans>To be quoted</Trans>)}
      </Fact>
    </Part>
  );
}

/** What was said about it: in the workshop, and by the customer afterwards. */
export function NoteFacts({ repair: { adminNotes, customerFeedback } }: PartProps) {
  if (!adminNotes && !customerFeedback) return null;
  return (
    <Part title={<Trans>Notes</Trans>}>
      {adminNotes && (
        <Fact name={<Trans>Notes of the workshop</Trans>}>
          <span className={styles.asTyped}>{adminNotes}</span>
        </Fact>
      )}
      {customerFeedback && (
        <Fact name={<Trans>Customer feedback</Trans>}>
          <span className={styles.asTyped}>{customerFeedback}</span>
        </Fact>
      )}
    </Part>
  );
}
