import { type RequestHandler, Router } from 'express';
import { Language } from '../accounts/index.js';
import { listPostAddresses, listPostsToFeed } from '../blog/index.js';
import { listJobAddresses } from '../careers/index.js';
import { siteUrl } from '../core/config/config.js';
import { type Deps, systemContext } from '../core/context.js';
import { sendCacheable } from '../http/conditional.js';
import { FEED_PATH } from '../http/pages/headTags.js';
import type { PageLanguage } from '../http/pages/clientRenderer.js';
import { pathsOf } from '../http/pages/language.js';
import { listProductAddresses } from '../products/index.js';
import { securityTxt } from './securityTxt.js';
import { atomFeed } from './feed.js';
import { robotsTxt, sitemapXml } from './sitemap.js';

/**
 * What programs ask for first: `/sitemap.xml` with every page that a guest finds here, the feeds of the blog, `/robots.txt`, and whom to tell of a hole.
 * @param listedPages the paths of the client's pages that are not about one thing
 */
export function sitemapRouter(deps: Deps, listedPages: () => Promise<readonly string[]>): Router {
  const router = Router();
  router.get('/sitemap.xml', sendSitemap(deps, listedPages));
  for (const feed of pathsOf(FEED_PATH)) router.get(feed.path, sendFeed(deps, feed));
  router.get('/robots.txt', (request, response) =>
    sendCacheable(request, response.type('text/plain'), robotsTxt(siteUrl(deps.config)), 'Accept'),
  );
  router.get('/.well-known/security.txt', sendSecurityTxt(deps));
  return router;
}

const sendSitemap =
  (deps: Deps, listedPages: () => Promise<readonly string[]>): RequestHandler =>
  async (request, response) => {
    const ctx = systemContext(deps, 'sitemap');
    const [products, posts, jobs] = [
      await listProductAddresses(ctx),
      await listPostAddresses(ctx),
      await listJobAddresses(ctx),
    ];
    const pages = [
      ...(await listedPages()).map((path) => ({ path })),
      ...products.map(({ id, createdAt, changedAt }) => ({ path: `/products/${id}`, changed: changedAt ?? createdAt })),
      ...posts.map(({ id, createdAt, changedAt }) => ({ path: `/blog/${id}`, changed: changedAt ?? createdAt })),
      ...jobs.map(({ id, postedDate }) => ({ path: `/careers/${id}`, changed: postedDate })),
    ];
    sendCacheable(request, response.type('application/xml'), sitemapXml(siteUrl(deps.config), pages), 'Accept');
  };

const FEED_POSTS = 30;

/** The language of an address as the rooms name it. */
const READ_IN: Record<PageLanguage, Language> = { en: Language.EN, ne: Language.NE };

const sendFeed =
  (deps: Deps, { language, path }: ReturnType<typeof pathsOf>[number]): RequestHandler =>
  async (request, response) => {
    const posts = await listPostsToFeed(systemContext(deps, 'feed'), FEED_POSTS, READ_IN[language]);
    const feed = { origin: siteUrl(deps.config), path, title: 'Parda', language, now: deps.clock() };
    sendCacheable(request, response.type('application/atom+xml'), atomFeed(feed, posts), 'Accept');
  };

/** Without anybody to write to there is no such file. */
const sendSecurityTxt =
  (deps: Deps): RequestHandler =>
  async (request, response, next) => {
    const ctx = systemContext(deps, 'security.txt');
    const contact = deps.config.securityContact ?? (await deps.mailFrame(ctx)).email;
    if (!contact) return next();
    const text = securityTxt({ contact, site: siteUrl(deps.config), now: deps.clock() });
    sendCacheable(request, response.type('text/plain'), text, 'Accept');
  };
