import { useLingui } from '@lingui/react/macro';
import { icon } from '../../ui/icons';
import { ListIcon } from '../../ui/icons/pages';
import styles from './LayoutSwitch.module.css';
import type { Layout } from './useLayout';

const BoardIcon = /* @__PURE__ */ icon(<path d="M4 4h4.5v16H4V4Zm6 0h4.5v10H10V4Zm6 0h4v13h-4V4Z" />);

interface LayoutSwitchProps {
  layout: Layout;
  onChange: (layout: Layout) => void;
}

/** Two ways to look at the same repairs: as a list, or by where they stand. */
export function LayoutSwitch({ layout, onChange }: LayoutSwitchProps) {
  const { t } = useLingui();
  const layouts = [
    { id: 'table', label: t`Table`, Icon: ListIcon },
    { id: 'board', label: t`Board`, Icon: BoardIcon },
  ] as const;
  return (
    <div role="group" aria-label={t`Show as`} className={styles.switch}>
      {layouts.map(({ id, label, Icon }) => (
        <button
          key={id}
          type="button"
          className={styles.choice}
          aria-pressed={id === layout}
          onClick={() => onChange(id)}
        >
          <Icon size={18} />
          <span>{label}</span>
        </button>
      ))}
    </div>
  );
}
