/** All that another room may import; addresses are in urls.ts. */
export { NotificationBell } from './public/NotificationBell';
