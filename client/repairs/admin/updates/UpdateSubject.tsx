import { Trans, useLingui } from '@lingui/react/macro';
import { formatMoney } from '../../../lib/money';
import { repairStatuses } from '../../public/RepairStatusBadge';
import type { CustomerUpdateViewFragment } from './customerUpdates.gen';

/** What an update is about, in a few words. */
export function UpdateSubject({ update: { kind, status, cost } }: { update: CustomerUpdateViewFragment }) {
  const { i18n } = useLingui();
  if (kind === 'RECEIVED') return <Trans>Request received</Trans>;
  const money = cost !== null && formatMoney(cost, i18n.locale);
  return kind === 'QUOTE' && money ? <Trans>Quote of {money}</Trans> : i18n._(repairStatuses[status].label);
}
