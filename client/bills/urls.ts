/** Where this room lives: the public copy of a bill. */
export const billPath = '/bill/:billKey';
export const billUrl = (key: string) => `/bill/${encodeURIComponent(key)}`;
