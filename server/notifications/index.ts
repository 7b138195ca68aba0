export { AllNotificationsRead, NotificationRead } from './events.js';
