/** Where this room lives (public-site §2). */
export const careersUrl = '/careers';
