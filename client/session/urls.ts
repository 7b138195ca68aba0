/** The way in, with the way back (public-site §2). */
export const loginUrl = (redirect?: string) =>
  redirect && redirect !== '/' ? `/login?redirect=${encodeURIComponent(redirect)}` : '/login';

/**
 * Where a `?redirect=` may lead: a path of this site, never another host and never the login page itself (decisions §3).
 * Anything else leads home.
 */
export function safeRedirect(wanted: string | null | undefined): string {
  if (!wanted || !/^\/(?![/\\])[^\s\\]*$/.test(wanted)) return '/';
  return /^\/login(?![\w-])/i.test(wanted) ? '/' : wanted;
}
