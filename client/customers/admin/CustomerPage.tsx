import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { AddIcon } from '../../admin/kit/icons';
import { TabFrame } from '../../admin/kit/TabFrame';
import { useAnswer } from '../../graphql/useAnswer';
import { messageUrl } from '../../inbox/urls';
import { excerpt } from '../../lib/excerpt';
import { formatNumber } from '../../lib/digits';
import { Link } from '../../lib/router/Link';
import { RepairStatusBadge } from '../../repairs';
import { repairRecordUrl } from '../../repairs/urls';
import { newRepairUrl } from '../../repairs/admin/urls';
import { DateTime, EmptyState, ErrorState, LinkButton, Loading, Skeleton } from '../../ui';
import { Stars } from '../../ui/Stars';
import { customersUrl } from '../urls';
import styles from './Customers.module.css';
import { type CustomerWholeFragment, useCustomerRecordQuery } from './customers.gen';
import { CustomerNotes } from './CustomerNotes';
import { Reach } from './Reach';

const SNIPPET = 100;

/** All that the shop knows of a person, or of a number that nobody has an account for. */
export function CustomerPage({ who }: { who: string }) {
  const { t } = useLingui();
  const query = useCustomerRecordQuery({ variables: { who }, fetchPolicy: 'cache-and-network' });
  const { answer, failure } = useAnswer(query);
  const customer = answer?.customer;
  return (
    <TabFrame title={customer?.name ?? (customer ? who : t`Customer`)}>
      <div className={styles.ways}>
        <Link to={customersUrl}>
          <Trans>All customers</Trans>
        </Link>
        {customer && (
          <LinkButton
            size="sm"
            icon={<AddIcon />}
            to={newRepairUrl}
            state={{
              newRepair: {
                userName: customer.name ?? '',
                contactNumber: customer.contactNumbers[0] ?? '',
                userId: customer.account?.id ?? '',
              },
            }}
          >
            <Trans>New repair</Trans>
          </LinkButton>
        )}
      </div>
      {customer ? (
        <Whole customer={customer} who={who} />
      ) : customer === null ? (
        <EmptyState title={<Trans>There is no such customer.</Trans>} />
      ) : failure ? (
        <ErrorState {...failure} />
      ) : (
        <Loading>
          <Skeleton height="24rem" />
        </Loading>
      )}
    </TabFrame>
  );
}

function Whole({ customer, who }: { customer: CustomerWholeFragment; who: string }) {
  const { t } = useLingui();
  const { repairs, repairCount, sets, reviews, messages, notes, emails } = customer;
  return (
    <div className={styles.customer}>
      <div className={styles.column}>
        <Reach customer={customer} />
        <CustomerNotes who={who} notes={notes} />
      </div>
      <div className={styles.column}>
        <Panel title={t`Repairs`} count={repairCount}>
          {repairs.map(({ id, brand, model, status, submissionDate }) => (
            <li key={id}>
              <Link to={repairRecordUrl(id)} className={styles.row}>
                <span className={styles.name}>{[brand, model].filter(Boolean).join(' ')}</span>{' '}
                <RepairStatusBadge status={status} />{' '}
                <span className={styles.when}>
                  <DateTime value={submissionDate} show="date" />
                </span>
              </Link>
            </li>
          ))}
        </Panel>
        <Panel title={t`Sets`} count={sets.length}>
          {sets.map(({ id, brand, model, serial }) => (
            <li key={id} className={styles.row}>
              <span className={styles.name}>{[brand, model].filter(Boolean).join(' ')}</span>{' '}
              <span className={styles.about}>{serial}</span>
            </li>
          ))}
        </Panel>
        <Panel title={t`Inbox`} count={messages.length}>
          {messages.map(({ id, subject, createdAt }) => (
            <li key={id}>
              <Link to={messageUrl(id)} className={styles.row}>
                <span className={styles.name}>{subject}</span>{' '}
                <span className={styles.when}>
                  <DateTime value={createdAt} show="date" />
                </span>
              </Link>
            </li>
          ))}
        </Panel>
        <Panel title={t`Reviews`} count={reviews.length}>
          {reviews.map(({ id, rating, comment, timestamp }) => (
            <li key={id}>
              <Link
                to={`/admin/reviews?${new URLSearchParams({ search: emails[0] ?? '', view: id }).toString()}`}
                className={styles.row}
              >
                <Stars value={rating} size={18} />{' '}
                <span className={styles.about}>{comment && excerpt(comment, SNIPPET)}</span>{' '}
                <span className={styles.when}>
                  <DateTime value={timestamp} show="date" />
                </span>
              </Link>
            </li>
          ))}
        </Panel>
      </div>
    </div>
  );
}

/** A part of what is known; nothing where there is none. */
function Panel({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  const { i18n } = useLingui();
  if (count === 0) return null;
  return (
    <section className={styles.panel} aria-label={title}>
      <h3 className={styles.head}>
        {title} <span className={styles.count}>{formatNumber(count, i18n.locale)}</span>
      </h3>
      <ul className={styles.rows}>{children}</ul>
    </section>
  );
}
