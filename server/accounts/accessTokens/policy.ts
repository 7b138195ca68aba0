import { AccessScope } from '../../core/accessScope.js';
import { UserRole } from '../../core/policy.js';

/** What nobody but an admin can do anything with. */
const FOR_ADMINS: ReadonlySet<AccessScope> = new Set([
  AccessScope.INBOX_READ,
  AccessScope.INBOX_WRITE,
  AccessScope.NEWSLETTER_READ,
  AccessScope.NEWSLETTER_WRITE,
  AccessScope.MAIL_READ,
  AccessScope.MAIL_WRITE,
  AccessScope.PEOPLE_READ,
  AccessScope.PEOPLE_WRITE,
  AccessScope.REPORTS_READ,
  AccessScope.CONTENT_WRITE,
  AccessScope.PRODUCTS_WRITE,
]);

/** The scopes that make sense in the hands of somebody with that role. */
export const scopesFor = (role: UserRole): AccessScope[] =>
  Object.values(AccessScope).filter((scope) => role === UserRole.ADMIN || !FOR_ADMINS.has(scope));
