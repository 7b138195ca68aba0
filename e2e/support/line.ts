import type { Page } from 'playwright-core';

/** A page that gets no line for live updates, as behind a proxy that knows no WebSockets. */
export const withoutLine = (page: Page): Promise<void> =>
  page.routeWebSocket(/\/graphql$/, (socket) => socket.close({ code: 1011 }));
