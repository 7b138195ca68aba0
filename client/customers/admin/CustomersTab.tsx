import { skipToken } from '@apollo/client/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { TabFrame } from '../../admin/kit/TabFrame';
import { TableToolbar } from '../../admin/kit/TableToolbar';
import { useOpenForm } from '../../admin/kit/useOpenForm';
import { useTableView } from '../../admin/kit/useTableView';
import { useAnswer } from '../../graphql/useAnswer';
import { formatNumber } from '../../lib/digits';
import { normalizePhone } from '../../lib/phone';
import { Link } from '../../lib/router/Link';
import { EmptyState, ErrorState, Loading, Skeleton } from '../../ui';
import { customerUrl } from '../urls';
import { CustomerPage } from './CustomerPage';
import styles from './Customers.module.css';
import { useFindCustomersQuery, useLatestCustomersQuery } from './customers.gen';

const LIST = { sorts: ['LAST'], defaultSort: { sort: 'LAST', direction: 'DESC' } } as const;

/** Who comes to the shop: found by a number in any spelling or by a name, and each of them on one page. */
export function CustomersTab() {
  const { viewing } = useOpenForm();
  return viewing ? <CustomerPage key={viewing} who={viewing} /> : <Customers />;
}

interface Row {
  key: string;
  who: string;
  name: string;
  contactNumber: string | null;
  address: string | null;
  repairCount?: number;
}

function Customers() {
  const { t } = useLingui();
  const view = useTableView(LIST);
  const search = view.search.trim();
  const { rows, failure } = useRows(search);
  return (
    <TabFrame title={t`Customers`}>
      <TableToolbar view={view} search={t`Phone or name`} />
      {failure ? (
        <ErrorState {...failure} />
      ) : !rows ? (
        <Loading>
          <Skeleton height="20rem" />
        </Loading>
      ) : rows.length === 0 ? (
        <EmptyState title={search ? <Trans>Nobody was found.</Trans> : <Trans>Nobody has been here yet.</Trans>}>
          {search && (
            <span>
              <Trans>Three digits of a number or two letters of a name are enough.</Trans>
            </span>
          )}
        </EmptyState>
      ) : (
        <section className={styles.panel} aria-label={search ? t`Found` : t`Here lately`}>
          <h3 className={styles.head}>{search ? <Trans>Found</Trans> : <Trans>Here lately</Trans>}</h3>
          <ul className={styles.rows}>
            {rows.map((row) => (
              <CustomerRow key={row.key} row={row} />
            ))}
          </ul>
        </section>
      )}
    </TabFrame>
  );
}

function CustomerRow({ row: { who, name, contactNumber, address, repairCount } }: { row: Row }) {
  const { i18n } = useLingui();
  const count = repairCount === undefined ? '' : formatNumber(repairCount, i18n.locale);
  return (
    <li>
      <Link to={customerUrl(who)} className={styles.row}>
        <span className={styles.name}>{name}</span> <span className={styles.number}>{contactNumber}</span>{' '}
        <span className={styles.about}>{address}</span>{' '}
        {count && (
          <span className={styles.when}>
            <Trans>Repairs: {count}</Trans>
          </span>
        )}
      </Link>
    </li>
  );
}

/** Those whom the search finds; without one, those who brought something last. */
function useRows(search: string) {
  const found = useAnswer(
    useFindCustomersQuery(search ? { variables: { search }, fetchPolicy: 'cache-and-network' } : skipToken),
  );
  const latest = useAnswer(useLatestCustomersQuery(search ? skipToken : { fetchPolicy: 'cache-and-network' }));
  if (search) {
    const rows = found.answer?.customerLookup.map((customer): Row => ({
      ...customer,
      who: customer.userId ?? customer.contactNumber!,
    }));
    return { rows, failure: found.failure };
  }
  const rows = latest.answer?.repairTable.items.map(({ userName, contactNumber, pickupAddress, owner }): Row => {
    const who = owner?.id ?? contactNumber;
    return {
      key: owner?.id ?? normalizePhone(contactNumber),
      who,
      name: userName,
      contactNumber,
      address: pickupAddress,
    };
  });
  return { rows: rows && eachOnce(rows), failure: latest.failure };
}

const eachOnce = (rows: readonly Row[]) => [...Map.groupBy(rows, ({ key }) => key).values()].map(([row]) => row!);
