import { useLingui } from '@lingui/react/macro';
import { fieldsOf } from '../../../admin/kit/editor/fieldsOf';
import type { IconSet } from '../../public/icons/iconSets';
import { IconField } from './IconField';
import { OrderField } from './OrderField';
import { TextField } from '../../../admin/kit/editor/TextField';

interface IconItem {
  iconIdentifier: string;
  title: string;
  description: string;
  order: number;
}

interface IconItemFieldsProps {
  icons: IconSet;
  item: IconItem;
  change: (part: Partial<IconItem>) => void;
  /** By field. */
  errors: Record<string, string>;
  /** Whether all of it is. */
  required?: boolean;
}

/** A service or a benefit: its icon, its name, what it means, and where it stands. */
export function IconItemFields({ icons, item, change, errors, required = false }: IconItemFieldsProps) {
  const { t } = useLingui();
  const { text } = fieldsOf(item, change, (field) => errors[field]);
  return (
    <>
      <TextField label={t`Title`} required={required} {...text('title')} />
      <TextField label={t`Description`} lines={3} required={required} {...text('description')} />
      <IconField set={icons} title={item.title} required={required} {...text('iconIdentifier')} />
      <OrderField required={required} value={item.order} error={errors.order} onChange={(order) => change({ order })} />
    </>
  );
}
