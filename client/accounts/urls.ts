/** Where this room lives (public-site §2); the login page's own address is in session/urls.ts. */
export const forgotPasswordUrl = '/forgot-password';
export const resetPasswordUrl = '/reset-password';
export const changePasswordUrl = '/change-password';
export const settingsUrl = '/settings';
export const accessTokensUrl = '/settings/tokens';
export const confirmEmailUrl = '/confirm';
