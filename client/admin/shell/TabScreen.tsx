import { type ComponentType, createElement, lazy, type LazyExoticComponent, Suspense } from 'react';
import { PageSkeleton } from '../../ui/PageSkeleton';
import { type AdminTab, allTabs } from './tabs';
import { useAdminTab } from './useAdminTab';

const screens = new Map<AdminTab, LazyExoticComponent<ComponentType>>(
  allTabs.map((tab) => [tab, lazy(async () => ({ default: await tab.load() }))]),
);

/** The tab that the address names. Each comes in a chunk of its own. */
export function TabScreen() {
  const tab = useAdminTab();
  return (
    <Suspense key={tab.id} fallback={<PageSkeleton />}>
      {createElement(screens.get(tab)!)}
    </Suspense>
  );
}
