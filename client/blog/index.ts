/** All that another room may import; addresses stand in urls.ts. */
export { SidebarPostsSkeleton } from './public/SidebarPostsSkeleton';
