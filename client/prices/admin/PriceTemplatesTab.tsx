import { Trans, useLingui } from '@lingui/react/macro';
import { ResourceTab } from '../../admin/kit/ResourceTab';
import { useAsked, useResource } from '../../admin/kit/useResource';
import { formatNumber } from '../../lib/digits';
import { formatMoney } from '../../lib/money';
import { priceTemplatesChanged } from './cache';
import { PriceTemplateForm } from './PriceTemplateForm';
import { useDeletePriceTemplateMutation, usePriceTemplateTableQuery } from './pricesAdmin.gen';

const LIST = {
  sorts: ['NAME', 'TOTAL'],
  defaultSort: { sort: 'NAME', direction: 'ASC' },
} as const;

/** Lines that go into a quote together, such as a panel with the work. */
export function PriceTemplatesTab() {
  const { t, i18n } = useLingui();
  const asked = useAsked(LIST);
  const templates = useResource(asked, usePriceTemplateTableQuery(asked.options));
  const [deletePriceTemplate] = useDeletePriceTemplateMutation(priceTemplatesChanged);
  return (
    <ResourceTab
      resource={templates}
      title={t`Quote Templates`}
      intro={<Trans>Several lines that belong together are put into a quote with one press.</Trans>}
      search={t`Name`}
      add={t`Add quote template`}
      empty={t`No quote templates yet.`}
      name={({ name }) => name}
      columns={[
        { id: 'name', header: t`Name`, cell: ({ name }) => name, sort: 'NAME' },
        {
          id: 'total',
          header: t`Total`,
          cell: ({ total }) => formatMoney(total, i18n.locale),
          sort: 'TOTAL',
          align: 'end',
          brief: true,
        },
        {
          id: 'count',
          header: t`Lines`,
          cell: ({ lines }) => formatNumber(lines.length, i18n.locale),
          align: 'end',
          brief: true,
        },
        {
          id: 'lines',
          header: t`What is in it`,
          cell: ({ lines }) => lines.map(({ text }) => text).join(', '),
          text: true,
        },
      ]}
      remove={{
        ask: ({ name }) => t`Delete the quote template "${name}"?`,
        send: ({ id }) => deletePriceTemplate({ variables: { id } }),
        done: t`Quote template deleted.`,
      }}
      form={(open) => <PriceTemplateForm {...open} />}
    />
  );
}
