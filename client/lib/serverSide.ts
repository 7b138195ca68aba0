/** What the server lends to the client that it draws, in place of a browser. */
export interface ServerSide {
  /** The site's own, as `https://parda.example`. */
  origin: string;
  /** HTML of the owner's, made safe, and the language that it is written in. */
  richText: (html: string) => { html: string; language: string | undefined };
}

let lent: ServerSide | null = null;

/** Called by the server, before it draws anything; null ends it. */
export function lend(serverSide: ServerSide | null): void {
  lent = serverSide;
}

/** Null in a browser. */
export const serverSide = (): ServerSide | null => lent;
