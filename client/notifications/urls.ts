/** Where this room lives (public-site §2). */
export const allNotificationsUrl = '/all-notifications';
