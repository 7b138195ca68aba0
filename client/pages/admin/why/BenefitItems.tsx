import { useLingui } from '@lingui/react/macro';
import { LocalList } from '../../../admin/kit/editor/LocalList';
import { newLocalId, nextOrder } from '../../../admin/kit/editor/localItems';
import { excerpt } from '../../../lib/excerpt';
import { ContentIcon } from '../../public/icons/ContentIcon';
import { benefitIcons } from '../../public/icons/iconSets';
import { IconItemFields } from '../fields/IconItemFields';
import { orderError } from '../../../admin/kit/editor/orderError';
import { problems } from '../fields/problems';
import type { Benefit } from './content';

/** back-office §9. */
const SNIPPET = 100;

interface BenefitItemsProps {
  items: readonly Benefit[];
  onChange: (items: Benefit[]) => void;
  errorAt: (path: string) => string | undefined;
}

/** What speaks for the shop, one by one; nothing of an item is required (back-office §5). */
export function BenefitItems({ items, onChange, errorAt }: BenefitItemsProps) {
  const { t, i18n } = useLingui();
  return (
    <LocalList
      title={t`Benefit Items`}
      items={items}
      onChange={onChange}
      titleOf={({ title }) => title}
      renderDescription={({ description }) => excerpt(description, SNIPPET)}
      renderPicture={({ iconIdentifier, title }) => (
        <ContentIcon set={benefitIcons} identifier={iconIdentifier} title={title} />
      )}
      blank={() => ({
        id: newLocalId('benefit'),
        iconIdentifier: '',
        title: '',
        description: '',
        order: nextOrder(items),
      })}
      validate={({ order }) => problems({ order: orderError(i18n, order) })}
      renderForm={(form) => <IconItemFields {...form} icons={benefitIcons} />}
      errorOf={(index) => errorAt(`benefitItems.${index}`)}
      words={{
        add: t`Add Benefit Item`,
        adding: t`Add Benefit Item`,
        editing: t`Edit Benefit Item`,
        added: t`Benefit item added locally.`,
        updated: t`Benefit item updated locally.`,
        removed: t`Benefit item removed locally.`,
        empty: t`No benefit items yet.`,
        sureToRemove: (title) => t`Delete the benefit item "${title}"?`,
      }}
    />
  );
}
