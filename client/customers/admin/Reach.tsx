import { Trans, useLingui } from '@lingui/react/macro';
import { Fact, Facts } from '../../admin/kit/Facts';
import { telephoneUrl, whatsappUrl } from '../../lib/contactLinks';
import { normalizePhone, takesMessages } from '../../lib/phone';
import { Link } from '../../lib/router/Link';
import { DateTime } from '../../ui';
import { customerUrl } from '../urls';
import styles from './Customers.module.css';
import type { CustomerWholeFragment } from './customers.gen';

/** How somebody is reached: by each number and address that they have given, and whether news finds them by itself. */
export function Reach({ customer }: { customer: CustomerWholeFragment }) {
  const { t } = useLingui();
  const { account, otherAccounts, contactNumbers, emails } = customer;
  return (
    <section className={styles.panel} aria-label={t`How to reach them`}>
      <h3 className={styles.head}>
        <Trans>How to reach them</Trans>
      </h3>
      <div className={styles.body}>
        <Facts>
          {contactNumbers.length > 0 && (
            <Fact label={<Trans>Phone</Trans>}>
              {contactNumbers.map((number) => (
                <Ways key={number} number={number} />
              ))}
            </Fact>
          )}
          {emails.length > 0 && (
            <Fact label={<Trans>Email</Trans>}>
              {emails.map((email) => (
                <a key={email} className={styles.way} href={`mailto:${encodeURIComponent(email)}`}>
                  {email}
                </a>
              ))}
            </Fact>
          )}
          <Fact label={<Trans>Account</Trans>}>
            {account ? (
              <Link className={styles.way} to={`/admin/users?search=${encodeURIComponent(account.username)}`}>
                <Trans>
                  {account.username}, since <DateTime value={account.createdAt} show="date" />
                </Trans>
              </Link>
            ) : otherAccounts.length > 0 ? (
              otherAccounts.map(({ id, name, username }) => (
                <Link key={id} className={styles.way} to={customerUrl(id)}>
                  {name ?? username}
                </Link>
              ))
            ) : (
              <span className={styles.muted}>
                <Trans>None: the customer is notified by hand.</Trans>
              </span>
            )}
          </Fact>
        </Facts>
      </div>
    </section>
  );
}

function Ways({ number }: { number: string }) {
  const mobile = takesMessages(number);
  const digits = normalizePhone(number);
  return (
    <span className={styles.number}>
      <a className={styles.way} href={telephoneUrl(number)}>
        {number}
      </a>
      {mobile && (
        <>
          <a className={styles.way} href={whatsappUrl(number)} target="_blank" rel="noreferrer">
            WhatsApp
          </a>
          <a className={styles.way} href={`viber://chat?number=%2B${digits}`}>
            Viber
          </a>
          <a className={styles.way} href={`sms:+${digits}`}>
            SMS
          </a>
        </>
      )}
    </span>
  );
}
