/** The dashboard; its tabs are part of the path (decisions §11). */
export const adminUrl = '/admin';
export const adminTabUrl = (tab: string) => `${adminUrl}/${tab}`;
