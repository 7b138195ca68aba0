import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { FROM_DAY, TO_DAY } from '../../../admin/kit/days';
import { ResourceTab } from '../../../admin/kit/ResourceTab';
import { useAsked, useResource } from '../../../admin/kit/useResource';
import { signedMoney } from '../../../lib/money';
import { readableRepairId } from '../../../lib/repairId';
import { Link } from '../../../lib/router/Link';
import { productFormUrl } from '../../../products/urls';
import { repairRecordUrl } from '../../../repairs/urls';
import { ENTRY_KINDS, PAYMENT_METHODS } from '../../labels';
import {
  type MoneyFlow,
  type PaymentEntryKind,
  type PaymentMethod,
  type PaymentTableQuery,
  usePaymentTableQuery,
} from './ledger.gen';

const FLOWS: Readonly<Record<MoneyFlow, MessageDescriptor>> = { IN: msg`Money in`, OUT: msg`Money out` };

const LIST = {
  sorts: ['AT'],
  defaultSort: { sort: 'AT', direction: 'DESC' },
  filters: {
    flow: Object.keys(FLOWS) as MoneyFlow[],
    kind: Object.keys(ENTRY_KINDS) as PaymentEntryKind[],
    method: Object.keys(PAYMENT_METHODS) as PaymentMethod[],
    from: FROM_DAY,
    to: TO_DAY,
  },
} as const;

type Entry = PaymentTableQuery['paymentTable']['items'][number];

/** All that came and went, the newest first; it is entered where it is paid for, and never changed (decisions §15). */
export function LedgerTab() {
  const { t, i18n } = useLingui();
  const asked = useAsked(LIST);
  const entries = useResource(asked, usePaymentTableQuery(asked.options));
  const { from, to } = entries.view.filters;
  const kindOf = ({ kind, isUndone }: Entry) =>
    [i18n._(ENTRY_KINDS[kind]), isUndone && t`Taken back`].filter(Boolean).join(', ');
  const amountOf = ({ amount }: Entry) => signedMoney(amount, i18n.locale);
  return (
    <ResourceTab
      resource={entries}
      title={t`Ledger`}
      search={t`Customer, phone, repair, product or reference`}
      filters={{
        flow: { label: t`In or out`, words: FLOWS },
        kind: { label: t`Kind`, words: ENTRY_KINDS },
        method: { label: t`Method`, words: PAYMENT_METHODS },
        from: { label: t`Since`, day: true, max: to },
        to: { label: t`Until`, day: true, min: from },
      }}
      exported="payments"
      empty={t`No entries found. They are made in the record of a repair, and where a set is reserved or sold.`}
      name={(entry) => `${kindOf(entry)} ${amountOf(entry)}`}
      columns={[
        { id: 'kind', header: t`Kind`, cell: kindOf },
        { id: 'amount', header: t`Amount`, cell: amountOf, align: 'end', brief: true },
        { id: 'method', header: t`Method`, cell: ({ method }) => i18n._(PAYMENT_METHODS[method]), brief: true },
        { id: 'of', header: t`Paid for`, cell: (entry) => <PaidFor {...entry} />, text: true, brief: true },
        { id: 'at', header: t`Entered`, time: ({ at }) => at, sort: 'AT', firstDirection: 'DESC' },
        {
          id: 'by',
          header: t`Entered by`,
          cell: ({ enteredBy, isOnline }) => enteredBy ?? (isOnline ? t`The provider` : '–'),
          text: true,
        },
        { id: 'reference', header: t`Reference`, cell: ({ reference }) => reference, text: true },
        { id: 'note', header: t`Note`, cell: ({ note }) => note, text: true },
      ]}
    />
  );
}

/** Leads to the repair or the product. */
function PaidFor({ repairId, customerName, productId, productName }: Entry) {
  if (repairId) {
    return (
      <>
        <Link to={repairRecordUrl(repairId)}>{readableRepairId(repairId)}</Link> <span>{customerName}</span>
      </>
    );
  }
  return <Link to={productFormUrl(productId!, productName!)}>{productName}</Link>;
}
