import { useLingui } from '@lingui/react/macro';
import { LocalList } from '../../../admin/kit/editor/LocalList';
import { newLocalId, nextOrder } from '../../../admin/kit/editor/localItems';
import { excerpt } from '../../../lib/excerpt';
import { ContentIcon } from '../../public/icons/ContentIcon';
import { serviceIcons } from '../../public/icons/iconSets';
import { IconItemFields } from '../fields/IconItemFields';
import { orderError } from '../../../admin/kit/editor/orderError';
import { problems } from '../fields/problems';
import type { ServiceItem } from './content';

/** back-office §9. */
const SNIPPET = 100;

interface ServiceItemsProps {
  items: readonly ServiceItem[];
  onChange: (items: ServiceItem[]) => void;
  errorAt: (path: string) => string | undefined;
}

/** What the shop repairs, one by one; all of an item is required (back-office §5 'Service item'). */
export function ServiceItems({ items, onChange, errorAt }: ServiceItemsProps) {
  const { t, i18n } = useLingui();
  return (
    <LocalList
      title={t`Service Items`}
      items={items}
      onChange={onChange}
      titleOf={({ title }) => title}
      renderDescription={({ description }) => excerpt(description, SNIPPET)}
      renderPicture={({ iconIdentifier, title }) => (
        <ContentIcon set={serviceIcons} identifier={iconIdentifier} title={title} />
      )}
      blank={() => ({
        id: newLocalId('service'),
        iconIdentifier: '',
        title: '',
        description: '',
        order: nextOrder(items),
      })}
      validate={({ iconIdentifier, title, description, order }) =>
        problems({
          title: !title.trim() && t`Service title is required.`,
          description: !description.trim() && t`Service description is required.`,
          iconIdentifier: !iconIdentifier.trim() && t`Icon is required.`,
          order: orderError(i18n, order),
        })
      }
      renderForm={(form) => <IconItemFields {...form} icons={serviceIcons} required />}
      errorOf={(index) => errorAt(`serviceItems.${index}`)}
      words={{
        add: t`Add Service Item`,
        adding: t`Add Service Item`,
        editing: t`Edit Service Item`,
        added: t`Service item added locally.`,
        updated: t`Service item updated locally.`,
        removed: t`Service item removed locally.`,
        empty: t`No service items yet.`,
        sureToRemove: (title) => t`Delete the service item "${title}"?`,
      }}
    />
  );
}
