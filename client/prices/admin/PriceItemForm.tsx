import { useLingui } from '@lingui/react/macro';
import { AdminField } from '../../admin/kit/AdminField';
import { AdminTextField } from '../../admin/kit/AdminTextField';
import { ItemFormDialog } from '../../admin/kit/editor/ItemFormDialog';
import { useResourceForm } from '../../admin/kit/editor/useResourceForm';
import { FieldPair } from '../../admin/kit/FieldLayout';
import type { ResourceFormProps } from '../../admin/kit/ResourceTab';
import { parseRupees, rupeesRule } from '../../admin/kit/rupees';
import { tvTypes } from '../../repairs';
import { Select } from '../../ui';
import { priceItemsChanged } from './cache';
import { LINE_KINDS } from './lines/lineKinds';
import { isWithin } from './lines/lineValues';
import { newPrice, toInput, valuesOf } from './priceForm';
import {
  type PriceItemRowFragment,
  useCreatePriceItemMutation,
  useServiceNamesQuery,
  useUpdatePriceItemMutation,
} from './pricesAdmin.gen';

/** Add or edit an entry of the price list. */
export function PriceItemForm(open: ResourceFormProps<PriceItemRowFragment>) {
  const { t, i18n } = useLingui();
  const services = useServiceNamesQuery().data?.servicesPage?.serviceItems ?? [];
  const [create] = useCreatePriceItemMutation(priceItemsChanged);
  const [update] = useUpdatePriceItemMutation(priceItemsChanged);
  const item = useResourceForm(open, {
    thing: 'priceItem',
    valuesOf,
    begin: () => newPrice,
    create: (values) => create({ variables: { input: toInput(values, null) } }),
    update: (id, values, version) => update({ variables: { id, input: toInput(values, version) } }),
    added: t`Price added.`,
    updated: t`Price updated.`,
  });
  const { form } = item;
  const serviceId = form.watch('serviceId');
  const isKnown = serviceId === '' || services.some(({ id }) => id === serviceId);
  return (
    <ItemFormDialog item={item} title={open.stored ? t`Edit price` : t`Add price`}>
      <AdminTextField
        form={form}
        name="text"
        label={t`What it is for`}
        hint={t`As the customer reads it in the quote.`}
        missing={t`Line text is required.`}
      />
      <FieldPair>
        <AdminField form={form} name="kind" label={t`Kind`}>
          {(control) => (
            <Select {...control}>
              {Object.entries(LINE_KINDS).map(([kind, words]) => (
                <option key={kind} value={kind}>
                  {i18n._(words)}
                </option>
              ))}
            </Select>
          )}
        </AdminField>
        <AdminTextField
          form={form}
          name="price"
          label={t`Price (Rs.)`}
          required
          rules={{
            validate: (typed: unknown) =>
              parseRupees(String(typed)) === null ? 'Price is required.' : rupeesRule('Price')(String(typed)),
          }}
          inputMode="decimal"
        />
      </FieldPair>
      <FieldPair>
        <AdminTextField
          form={form}
          name="warrantyMonths"
          label={t`Months of warranty`}
          rules={{
            validate: (typed: unknown) =>
              isWithin(typed, 0, 60) ? undefined : 'The warranty is 0 to 60 whole months.',
          }}
          inputMode="numeric"
        />
        <AdminField
          form={form}
          name="serviceId"
          label={t`Shown on the Services page`}
          hint={t`As 'from Rs. …' at the service; the lowest price counts.`}
        >
          {(control) => (
            <Select {...control} value={serviceId}>
              <option value="">{t`Not shown`}</option>
              {!isKnown && <option value={serviceId}>{t`A service that is gone`}</option>}
              {services.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </Select>
          )}
        </AdminField>
      </FieldPair>
      <FieldPair>
        <AdminField form={form} name="tvType" label={t`TV type`}>
          {(control) => (
            <Select {...control}>
              <option value="">{t`Any`}</option>
              {Object.entries(tvTypes).map(([type, words]) => (
                <option key={type} value={type}>
                  {i18n._(words)}
                </option>
              ))}
            </Select>
          )}
        </AdminField>
        <AdminTextField form={form} name="brand" label={t`Brand`} placeholder={t`Any`} />
      </FieldPair>
    </ItemFormDialog>
  );
}
