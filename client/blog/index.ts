/** All that another room may import; addresses are in urls.ts. */
export { SidebarPostsSkeleton } from './public/SidebarPostsSkeleton';
