import { useLingui } from '@lingui/react';
import { Link } from '../../lib/router/Link';
import type { AdminTab } from './tabs';
import { adminTabUrl } from './urls';

interface TabLinkProps {
  tab: AdminTab;
  current: AdminTab;
  className: string | undefined;
  onClick?: () => void;
}

/** The way to a tab. */
export function TabLink({ tab, current, className, onClick }: TabLinkProps) {
  const { i18n } = useLingui();
  return (
    <Link
      preventScrollReset
      to={adminTabUrl(tab.id)}
      className={className}
      aria-current={tab === current ? 'page' : undefined}
      onClick={onClick}
    >
      {i18n._(tab.label)}
    </Link>
  );
}
