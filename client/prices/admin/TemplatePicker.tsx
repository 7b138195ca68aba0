import { useLingui } from '@lingui/react/macro';
import { formatMoney } from '../../lib/money';
import { Field, Select } from '../../ui';
import { type LineValues, typedLine } from './lines/lineValues';
import { usePriceListsQuery } from './pricesAdmin.gen';

/** Puts all lines of a template into the quote. */
export function TemplatePicker({ onPick }: { onPick: (lines: LineValues[]) => void }) {
  const { t, i18n } = useLingui();
  const templates = usePriceListsQuery().data?.priceTemplates ?? [];
  if (templates.length === 0) return null;
  return (
    <Field label={t`Use template`}>
      {(control) => (
        <Select
          {...control}
          value=""
          onChange={({ target }) => {
            const template = templates.find(({ id }) => id === target.value);
            if (template) onPick(template.lines.map(typedLine));
          }}
        >
          <option value="">{t`Choose a template`}</option>
          {templates.map(({ id, name, total }) => {
            const amount = formatMoney(total, i18n.locale);
            return (
              <option key={id} value={id}>
                {`${name}, ${amount}`}
              </option>
            );
          })}
        </Select>
      )}
    </Field>
  );
}
