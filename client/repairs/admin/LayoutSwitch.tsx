import { useLingui } from '@lingui/react/macro';
import { Segments } from '../../admin/kit/Segments';
import { icon } from '../../ui/icons';
import { ListIcon } from '../../ui/icons/pages';
import type { Layout } from './useLayout';

const BoardIcon = /* @__PURE__ */ icon(<path d="M4 4h4.5v16H4V4Zm6 0h4.5v10H10V4Zm6 0h4v13h-4V4Z" />);

interface LayoutSwitchProps {
  layout: Layout;
  onChange: (layout: Layout) => void;
}

/** Two ways to look at the same repairs: as a list, or by where they stand. */
export function LayoutSwitch({ layout, onChange }: LayoutSwitchProps) {
  const { t } = useLingui();
  return (
    <Segments
      label={t`Show as`}
      value={layout}
      choices={[
        { value: 'table', words: t`Table`, icon: <ListIcon size={18} /> },
        { value: 'board', words: t`Board`, icon: <BoardIcon size={18} /> },
      ]}
      onChange={onChange}
    />
  );
}
