import { useLingui } from '@lingui/react/macro';
import { formatMoney } from '../../lib/money';
import { Link } from '../../lib/router/Link';
import { useTrackedBillsQuery } from '../bills.gen';
import { BILL_KINDS } from '../kinds';
import { billUrl } from '../urls';

interface BillLinksProps {
  repairId: string;
  contactNumber: string | undefined;
  className?: string | undefined;
}

/** The bills of a repair, for whoever sees its payments (decisions §15 'Who sees'); nothing where there are none. */
export function BillLinks({ repairId, contactNumber, className }: BillLinksProps) {
  const { t, i18n } = useLingui();
  const variables = { id: repairId, ...(contactNumber !== undefined && { contactNumber }) };
  const { data } = useTrackedBillsQuery({ variables, fetchPolicy: 'cache-and-network' });
  const bills = data?.trackRepair?.bills ?? [];
  if (bills.length === 0) return null;
  return (
    <ul className={className} aria-label={t`Receipts and bills`}>
      {bills.map(({ id, key, kind, code, total }) => (
        <li key={id}>
          <Link to={billUrl(key)}>
            {i18n._(BILL_KINDS[kind])} {code}
          </Link>
          <span>{formatMoney(total, i18n.locale)}</span>
        </li>
      ))}
    </ul>
  );
}
