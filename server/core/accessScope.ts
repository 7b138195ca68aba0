/**
 * What a personal access token may be cut down to: one domain of the house, to read it or to change it (decisions §3). The
 * values are what REST, errors and the database say; GraphQL names are the keys. Changing includes no reading: a form on
 * somebody else's site can send bookings and see none. Which door asks for which is beside the door (door.ts).
 */
export enum AccessScope {
  CONTENT_READ = 'content:read',
  CONTENT_WRITE = 'content:write',
  PRODUCTS_READ = 'products:read',
  PRODUCTS_WRITE = 'products:write',
  REPAIRS_READ = 'repairs:read',
  REPAIRS_WRITE = 'repairs:write',
  PAYMENTS_READ = 'payments:read',
  PAYMENTS_WRITE = 'payments:write',
  REVIEWS_READ = 'reviews:read',
  REVIEWS_WRITE = 'reviews:write',
  BLOG_READ = 'blog:read',
  BLOG_WRITE = 'blog:write',
  INBOX_READ = 'inbox:read',
  INBOX_WRITE = 'inbox:write',
  NEWSLETTER_READ = 'newsletter:read',
  NEWSLETTER_WRITE = 'newsletter:write',
  MAIL_READ = 'mail:read',
  MAIL_WRITE = 'mail:write',
  ACCOUNT_READ = 'account:read',
  ACCOUNT_WRITE = 'account:write',
  PEOPLE_READ = 'people:read',
  PEOPLE_WRITE = 'people:write',
  REPORTS_READ = 'reports:read',
  MEDIA_WRITE = 'media:write',
}

/** What a scope is about: `products` of `products:read`. */
export type AccessDomain = AccessScope extends infer Scope
  ? Scope extends AccessScope
    ? `${Scope}` extends `${infer Domain}:${string}`
      ? Domain
      : never
    : never
  : never;

/**
 * The scope of a domain.
 * @throws Error where a domain has no such scope: a table asks for what nobody could grant
 */
export function scopeOf(domain: AccessDomain, access: 'read' | 'write'): AccessScope {
  const wanted = `${domain}:${access}`;
  if (!isScope(wanted)) throw new Error(`There is no scope ${wanted}.`);
  return wanted;
}

const isScope = (name: string): name is AccessScope => Object.values<string>(AccessScope).includes(name);

/**
 * What a door asks of a token: all of these scopes; none where any token will do; null where no token may ever come, only
 * a person who is signed in, or a guest.
 */
export type ScopesNeeded = readonly AccessScope[] | null;
