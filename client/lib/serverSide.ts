/** What the server lends to the client that it draws, in place of a browser. */
export interface ServerSide {
  /** The site's own, as `https://parda.example`. */
  origin: string;
  /** Makes HTML of the owner's safe. */
  sanitise: (html: string) => string;
}

let lent: ServerSide | null = null;

/** Called by the server, before it draws anything; null ends it. */
export function lend(serverSide: ServerSide | null): void {
  lent = serverSide;
}

/** Null in a browser. */
export const serverSide = (): ServerSide | null => lent;
