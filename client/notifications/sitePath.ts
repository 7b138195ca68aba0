import { safeRedirect } from '../session/urls';

/**
 * Where a notification leads: a path of this site (decisions §11), under the same rule as `?redirect=`. Whatever that
 * rule would send home instead is no link.
 */
export function sitePath(link: string | null): string | null {
  return link !== null && safeRedirect(link) === link ? link : null;
}
