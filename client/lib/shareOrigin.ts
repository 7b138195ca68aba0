import { ownOrigin } from './origin';
import { serverSide } from './serverSide';

/** The origin of links that are given to others, as `https://parda.example`: the one that the server calls its own. */
export function shareOrigin(): string {
  const server = serverSide();
  if (server) return server.origin;
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  return canonical ? new URL(canonical).origin : ownOrigin();
}

/** A picture's or a page's whole address, for whoever reads it elsewhere. */
export const wholeAddress = (address: string): string => (address.startsWith('/') ? shareOrigin() + address : address);
