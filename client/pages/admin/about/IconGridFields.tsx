import { useLingui } from '@lingui/react/macro';
import { ContentIcon } from '../../public/icons/ContentIcon';
import { aboutIcons } from '../../public/icons/iconSets';
import { ChoiceField } from '../../../admin/kit/editor/ChoiceField';
import { IconField } from '../fields/IconField';
import { TextField } from '../../../admin/kit/editor/TextField';
import { type IconGrid, newGridItem } from './content';
import { ItemCards } from './ItemCards';
import type { SectionFieldsProps } from './sectionFields';

/** What the shop stands for, in 2 to 4 columns. */
export function IconGridFields({ section, change }: SectionFieldsProps<IconGrid>) {
  const { t } = useLingui();
  return (
    <>
      <ChoiceField
        label={t`Columns`}
        value={section.columns}
        choices={[
          [2, '2'],
          [3, '3'],
          [4, '4'],
        ]}
        onChange={(columns) => change({ columns })}
      />
      <ItemCards
        title={t`Items`}
        items={section.items}
        onChange={(items) => change({ items })}
        titleOf={({ title }) => title}
        renderPicture={({ iconIdentifier, title }) => (
          <ContentIcon set={aboutIcons} identifier={iconIdentifier} title={title} />
        )}
        blank={newGridItem}
        movable
        words={{ add: t`Add Item`, empty: t`No items yet.`, untitled: t`Untitled item` }}
        renderFields={(item, changeItem) => (
          <>
            <TextField label={t`Item title`} value={item.title} onChange={(title) => changeItem({ title })} />
            <TextField
              label={t`Description`}
              lines={3}
              value={item.description}
              onChange={(description) => changeItem({ description })}
            />
            <IconField
              set={aboutIcons}
              value={item.iconIdentifier}
              title={item.title}
              onChange={(iconIdentifier) => changeItem({ iconIdentifier })}
            />
          </>
        )}
      />
    </>
  );
}
