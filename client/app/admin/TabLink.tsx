import { useLingui } from '@lingui/react';
import { Link } from 'react-router-dom';
import type { AdminTab } from './tabs';
import { adminTabUrl } from './urls';

interface TabLinkProps {
  tab: AdminTab;
  current: AdminTab;
  className: string | undefined;
  onClick?: () => void;
}

/** The way to a tab. The window stays where it is: what changes stands below. */
export function TabLink({ tab, current, className, onClick }: TabLinkProps) {
  const { i18n } = useLingui();
  return (
    <Link
      to={adminTabUrl(tab.id)}
      className={className}
      aria-current={tab === current ? 'page' : undefined}
      preventScrollReset
      onClick={onClick}
    >
      {i18n._(tab.label)}
    </Link>
  );
}
