import { useLingui } from '@lingui/react';
import { Link, type LinkProps } from '../../lib/router/Link';
import type { AdminTab } from './tabs';
import { adminTabUrl } from './urls';

interface TabLinkProps extends Omit<LinkProps, 'to'> {
  tab: AdminTab;
  current: AdminTab;
}

/** The way to a tab. */
export function TabLink({ tab, current, ...link }: TabLinkProps) {
  const { i18n } = useLingui();
  return (
    <Link {...link} to={adminTabUrl(tab.id)} aria-current={tab === current ? 'page' : undefined}>
      {i18n._(tab.label)}
    </Link>
  );
}
