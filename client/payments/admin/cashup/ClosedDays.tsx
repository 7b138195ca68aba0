import { Trans, useLingui } from '@lingui/react/macro';
import { ResourceList } from '../../../admin/kit/ResourceList';
import { useAsked, useResource } from '../../../admin/kit/useResource';
import { startOfDay } from '../../../admin/kit/days';
import { formatMoney, signedMoney } from '../../../lib/money';
import { Link } from '../../../lib/router/Link';
import { DateTime } from '../../../ui';
import styles from './CashUp.module.css';
import { useCashUpTableQuery } from './cashUp.gen';
import { cashUpUrl } from '../../urls';

const LIST = { sorts: ['DAY'], defaultSort: { sort: 'DAY', direction: 'DESC' } } as const;

/** All days that were closed, those that were opened again too. */
export function ClosedDays() {
  const { t, i18n } = useLingui();
  const asked = useAsked(LIST);
  const days = useResource(asked, useCashUpTableQuery(asked.options));
  const rupees = (amount: number) => formatMoney(amount, i18n.locale);
  return (
    <section className={styles.closed}>
      <h3>
        <Trans>Closed days</Trans>
      </h3>
      <ResourceList
        resource={days}
        caption={t`Closed days`}
        search={t`Year, month or day: 2026-11`}
        exported="cash-ups"
        empty={t`No day was closed yet.`}
        name={({ day }) => day}
        columns={[
          {
            id: 'day',
            header: t`Day`,
            cell: ({ day }) => (
              <Link to={cashUpUrl(day)}>
                <DateTime value={startOfDay(day)!} show="date" />
              </Link>
            ),
            sort: 'DAY',
            firstDirection: 'DESC',
          },
          { id: 'expected', header: t`Cash in the ledger`, cell: ({ expected }) => rupees(expected), align: 'end' },
          { id: 'counted', header: t`Counted`, cell: ({ counted }) => rupees(counted), align: 'end' },
          {
            id: 'difference',
            header: t`Difference`,
            cell: ({ difference }) => signedMoney(difference, i18n.locale),
            align: 'end',
            brief: ({ difference }) => `${t`Difference`} ${signedMoney(difference, i18n.locale)}`,
          },
          { id: 'note', header: t`Note`, cell: ({ note }) => note, text: true },
          { id: 'closedBy', header: t`Closed by`, cell: ({ closedBy }) => closedBy, text: true },
          { id: 'closedAt', header: t`Closed`, time: ({ closedAt }) => closedAt },
          { id: 'reopenedAt', header: t`Opened again`, time: ({ reopenedAt }) => reopenedAt },
        ]}
      />
    </section>
  );
}
