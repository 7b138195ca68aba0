import { useLingui } from '@lingui/react/macro';
import { ResourceTab } from '../../admin/kit/ResourceTab';
import { useAsked, useResource } from '../../admin/kit/useResource';
import { formatMoney } from '../../lib/money';
import { readableRepairId } from '../../lib/repairId';
import { Link } from '../../lib/router/Link';
import { repairRecordUrl } from '../../repairs/urls';
import { BILL_KINDS } from '../kinds';
import { BillActions } from './BillActions';
import { type BillKind, useBillTableQuery } from './billsAdmin.gen';
import { recentFiscalYears } from './fiscalYears';

const LIST = {
  sorts: ['ISSUED_AT'],
  defaultSort: { sort: 'ISSUED_AT', direction: 'DESC' },
  filters: {
    kind: Object.keys(BILL_KINDS) as BillKind[],
    fiscalYear: (value: string) => /^\d{4}\/\d{2}$/.test(value),
  },
} as const;

const SHOWN_YEARS = 8;

/** All bills, the newest first; they are issued in the record of a repair (decisions §15). */
export function BillsTab() {
  const { t, i18n } = useLingui();
  const asked = useAsked(LIST);
  const bills = useResource(asked, useBillTableQuery(asked.options));
  const years = recentFiscalYears(SHOWN_YEARS);
  return (
    <ResourceTab
      resource={bills}
      title={t`Bills`}
      search={t`Number, customer, PAN or repair`}
      filters={{
        kind: { label: t`Kind`, words: BILL_KINDS },
        fiscalYear: { label: t`Fiscal year`, options: years.map((year) => ({ value: year, label: year })) },
      }}
      exported="bills"
      empty={t`No bills found. They are issued in the record of a repair.`}
      name={({ code }) => code}
      columns={[
        { id: 'code', header: t`Number`, cell: ({ code }) => code },
        {
          id: 'kind',
          header: t`Kind`,
          cell: ({ kind, creditedBy, creditsCode }) =>
            [
              i18n._(BILL_KINDS[kind]),
              creditedBy && t`taken back by ${creditedBy}`,
              creditsCode && t`takes back ${creditsCode}`,
            ]
              .filter(Boolean)
              .join(', '),
          brief: true,
          text: true,
        },
        { id: 'customer', header: t`Customer`, cell: ({ customerName }) => customerName, text: true },
        {
          id: 'repair',
          header: t`Repair`,
          cell: ({ repairId }) =>
            repairId ? <Link to={repairRecordUrl(repairId)}>{readableRepairId(repairId)}</Link> : '–',
          hideOnPhone: true,
        },
        {
          id: 'total',
          header: t`Total`,
          cell: ({ total }) => formatMoney(total, i18n.locale),
          align: 'end',
          brief: true,
        },
        {
          id: 'issued',
          header: t`Issued`,
          time: ({ issuedAt }) => issuedAt,
          sort: 'ISSUED_AT',
        },
      ]}
      actions={(bill) => <BillActions bill={bill} />}
    />
  );
}
