import { Trans, useLingui } from '@lingui/react/macro';
import { ResourceTab } from '../../admin/kit/ResourceTab';
import { useAsked, useResource } from '../../admin/kit/useResource';
import { formatNumber } from '../../lib/digits';
import { formatMoney } from '../../lib/money';
import { tvTypes } from '../../repairs';
import { priceItemsChanged } from './cache';
import { LINE_KINDS } from './lines/lineKinds';
import { PriceItemForm } from './PriceItemForm';
import { type PriceItemRowFragment, useDeletePriceItemMutation, usePriceItemTableQuery } from './pricesAdmin.gen';

const LIST = {
  sorts: ['TEXT', 'KIND', 'PRICE'],
  defaultSort: { sort: 'TEXT', direction: 'ASC' },
  filters: { kind: ['PART', 'LABOUR', 'VISIT', 'OTHER'] },
} as const;

/** What the workshop asks for parts and work, to be put into quotes. */
export function PriceListTab() {
  const { t, i18n } = useLingui();
  const asked = useAsked(LIST);
  const items = useResource(asked, usePriceItemTableQuery(asked.options));
  const [deletePriceItem] = useDeletePriceItemMutation(priceItemsChanged);
  const none = '–';
  const fitsOf = ({ tvType, brand }: PriceItemRowFragment) =>
    [tvType && i18n._(tvTypes[tvType]), brand].filter(Boolean).join(', ') || none;
  return (
    <ResourceTab
      resource={items}
      title={t`Price List`}
      intro={
        <Trans>
          What you write here is put into a quote with one press; quotes that were made with it stay as they are.
        </Trans>
      }
      search={t`Text or brand`}
      filters={{ kind: { label: t`Kind`, words: LINE_KINDS } }}
      exported="price-items"
      add={t`Add price`}
      empty={t`No prices yet.`}
      name={({ text }) => text}
      columns={[
        { id: 'text', header: t`What it is for`, cell: ({ text }) => text, sort: 'TEXT' },
        {
          id: 'price',
          header: t`Price`,
          cell: ({ price }) => formatMoney(price, i18n.locale),
          sort: 'PRICE',
          align: 'end',
          brief: true,
        },
        { id: 'kind', header: t`Kind`, cell: ({ kind }) => i18n._(LINE_KINDS[kind]), sort: 'KIND', brief: true },
        {
          id: 'warranty',
          header: t`Months of warranty`,
          cell: ({ warrantyMonths }) => (warrantyMonths > 0 ? formatNumber(warrantyMonths, i18n.locale) : none),
          align: 'end',
        },
        { id: 'fits', header: t`For`, cell: fitsOf, text: true },
        {
          id: 'shown',
          header: t`On the Services page`,
          cell: ({ serviceId }) => (serviceId ? t`Yes` : none),
        },
      ]}
      remove={{
        ask: ({ text }) => t`Delete the price "${text}"?`,
        send: ({ id }) => deletePriceItem({ variables: { id } }),
        done: t`Price deleted.`,
      }}
      form={(open) => <PriceItemForm {...open} />}
    />
  );
}
