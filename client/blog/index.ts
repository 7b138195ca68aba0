/** All that another room may import; addresses are in urls.ts. */
export { useCategoryName } from './categoryName';
export { SidebarPostsSkeleton } from './public/SidebarPostsSkeleton';
