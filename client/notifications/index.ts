/** All that another room may import; addresses stand in urls.ts. */
export { NotificationBell } from './public/NotificationBell';
