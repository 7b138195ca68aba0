import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { inOrder, OrderCell, type Placement, saveInTurn } from '../../admin/kit/OrderCell';
import { type ResourceFormProps, ResourceTab } from '../../admin/kit/ResourceTab';
import { useAsked, useResource } from '../../admin/kit/useResource';
import { useFaqListQuery } from '../faq.gen';
import { useTranslationColumn } from '../../translations/admin';
import { faqItemsChanged, forgetFaqItems } from './cache';
import {
  type FaqItemRowFragment,
  useDeleteFaqItemMutation,
  useFaqItemTableQuery,
  useUpdateFaqItemMutation,
} from './faqAdmin.gen';
import { FaqItemForm } from './FaqItemForm';
import { GENERAL, toInput, valuesOf } from './faqForm';

const LIST = {
  sorts: ['ORDER', 'QUESTION', 'CATEGORY'],
  defaultSort: { sort: 'ORDER', direction: 'ASC' },
} as const;

/** FAQ Items: what visitors read on /faq (back-office §2). */
export function FaqsTab() {
  const { t } = useLingui();
  const asked = useAsked(LIST);
  const items = useResource(asked, useFaqItemTableQuery(asked.options));
  const otherLanguage = useTranslationColumn('FAQ_ITEM', items.rows);
  const [deleteFaqItem] = useDeleteFaqItemMutation(faqItemsChanged);
  const [updateFaqItem] = useUpdateFaqItemMutation({ update: forgetFaqItems });
  const move = (placements: readonly Placement<FaqItemRowFragment>[]) =>
    items.act(
      () =>
        saveInTurn(placements, ({ row, order }) =>
          updateFaqItem({ variables: { id: row.id, input: { ...toInput(valuesOf(row), row.version), order } } }),
        ).finally(() => items.readAgain()),
      { key: 'order' },
    );
  return (
    <ResourceTab
      resource={items}
      title={t`FAQ Items`}
      search={t`Question or category`}
      exported="faq-items"
      add={t`Add FAQ Item`}
      empty={t`No FAQ items yet.`}
      name={({ question }) => question}
      columns={[
        { id: 'question', header: t`Question`, cell: ({ question }) => question, sort: 'QUESTION' },
        {
          id: 'category',
          header: t`Category`,
          cell: ({ category }) => category || GENERAL,
          sort: 'CATEGORY',
          text: true,
        },
        {
          id: 'order',
          header: t`Order`,
          cell: (item) => (
            <OrderCell
              row={item}
              rows={inOrder(items)}
              title={item.question}
              busy={items.isBusy('order')}
              onMove={(placements) => void move(placements)}
            />
          ),
          sort: 'ORDER',
          align: 'end',
        },
        otherLanguage.column,
      ]}
      remove={{
        ask: ({ question }) => t`Delete the question "${question}"?`,
        send: ({ id }) => deleteFaqItem({ variables: { id } }),
        done: t`FAQ item deleted.`,
      }}
      form={(open) => (open.stored ? <FaqItemForm {...open} nextOrder={0} /> : <NewFaqItemForm {...open} />)}
    >
      {otherLanguage.editor}
    </ResourceTab>
  );
}

/** A new question is behind all others; the table behind the form may be a search. */
function NewFaqItemForm(form: ResourceFormProps<FaqItemRowFragment>) {
  const { data, error } = useFaqListQuery();
  const [count, setCount] = useState<number | null>(null);
  if (count === null && (data || error)) setCount(data?.faqItems.length ?? 0);
  return count !== null && <FaqItemForm {...form} nextOrder={count} />;
}
