import { useLingui } from '@lingui/react/macro';
import type { IconSet } from '../../public/icons/iconSets';
import { IconField } from './IconField';
import { OrderField } from './OrderField';
import { TextField } from './TextField';

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
  return (
    <>
      <TextField
        label={t`Title`}
        required={required}
        value={item.title}
        error={errors.title}
        onChange={(title) => change({ title })}
      />
      <TextField
        label={t`Description`}
        lines={3}
        required={required}
        value={item.description}
        error={errors.description}
        onChange={(description) => change({ description })}
      />
      <IconField
        set={icons}
        value={item.iconIdentifier}
        title={item.title}
        required={required}
        error={errors.iconIdentifier}
        onChange={(iconIdentifier) => change({ iconIdentifier })}
      />
      <OrderField required={required} value={item.order} error={errors.order} onChange={(order) => change({ order })} />
    </>
  );
}
