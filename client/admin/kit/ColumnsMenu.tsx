import { Menu } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import { CheckIcon, ChevronDownIcon } from '../../ui';
import type { Column } from './columns';
import styles from './TableToolbar.module.css';
import type { useColumns } from './useColumns';

interface ColumnsMenuProps extends Pick<ReturnType<typeof useColumns>, 'isShown' | 'show'> {
  columns: readonly Pick<Column<never>, 'id' | 'header'>[];
}

/** Which columns a table shows. It stays open while several are chosen. */
export function ColumnsMenu({ columns, isShown, show }: ColumnsMenuProps) {
  return (
    <Menu.Root closeOnSelect={false} positioning={{ placement: 'bottom-end' }} lazyMount unmountOnExit>
      <Menu.Trigger className={styles.fold}>
        <Trans>Columns</Trans>
        <ChevronDownIcon size={16} />
      </Menu.Trigger>
      <Menu.Positioner>
        <Menu.Content>
          {columns.slice(1).map(({ id, header }) => (
            <Menu.CheckboxItem
              key={id}
              value={id}
              checked={isShown(id)}
              onCheckedChange={(checked) => show(id, checked)}
            >
              <span className={styles.tick}>
                <Menu.ItemIndicator>
                  <CheckIcon size={18} />
                </Menu.ItemIndicator>
              </span>
              {header}
            </Menu.CheckboxItem>
          ))}
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  );
}
