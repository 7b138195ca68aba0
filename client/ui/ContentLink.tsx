import type { ComponentProps, ReactNode } from 'react';
import { textLanguage } from '../lib/textLanguage';
import { Link } from '../lib/router/Link';
import { withoutOwnOrigin } from '../lib/origin';
import { routeOf } from '../lib/pathLinks';
import { LinkButton } from './Button';

interface ContentHref {
  /** A path for the router, or the whole address of something outside. */
  to: string;
  /** For links that leave the site: they take neither our window nor our address along. */
  rel?: 'noopener noreferrer';
}

/** A path of this site, with or without the `#` of its addresses, and nothing that a browser takes for another site. */
const inSite = /^(?:\/?#)?(\/(?![/\\#])[^\s\\]*)$/;
const outside = /^(https?:\/\/[^\s/]|mailto:\S|tel:\S)/i;

/**
 * Where a link that the owner wrote leads (decisions §6: http, https, mailto, tel, and in-site paths), as what `Link` and
 * `LinkButton` take. Null for none, and for anything else.
 */
export function contentHref(link: string | null | undefined): ContentHref | null {
  const address = link?.trim();
  if (!address) return null;
  const path = inSite.exec(/^https?:/i.test(address) ? withoutOwnOrigin(address) : address)?.[1];
  if (path !== undefined) return { to: routeOf(path) };
  return outside.test(address) ? { to: address, rel: 'noopener noreferrer' } : null;
}

interface ContentLinkProps extends Omit<ComponentProps<typeof Link>, 'to' | 'rel'> {
  /** As the owner wrote it. */
  to: string | null | undefined;
  children: ReactNode;
}

/** A link of the owner's among words; where it leads nowhere, only the words are left. */
export function ContentLink({ to, children, ...props }: ContentLinkProps) {
  const href = contentHref(to);
  if (!href) return <span>{children}</span>;
  return (
    <Link {...props} {...href}>
      {children}
    </Link>
  );
}

interface ContentLinkButtonProps extends Omit<ComponentProps<typeof LinkButton>, 'to' | 'rel' | 'children'> {
  /** As the owner wrote it. */
  to: string | null | undefined;
  text: string | null | undefined;
}

/** A call to action of the owner's; nothing unless it has both its words and a way. */
export function ContentLinkButton({ to, text, ...props }: ContentLinkButtonProps) {
  const href = contentHref(to);
  if (!href || !text) return null;
  return (
    <LinkButton lang={textLanguage(text)} {...props} {...href}>
      {text}
    </LinkButton>
  );
}
