import { call } from './server.js';

/** Every route that a visitor can open (public-site §2), but for those that name one thing. */
const ROUTES = [
  '/',
  '/about',
  '/services',
  '/why-choose-us',
  '/repair',
  '/track',
  '/track/0000-0000-0000',
  '/records',
  '/records?search=nothing+at+all',
  '/reviews',
  '/reviews?type=product&rating=5',
  '/leave-review',
  '/blog',
  '/blog?category=Nothing',
  '/tips',
  '/faq',
  '/contact',
  '/warranty',
  '/careers',
  '/privacy-policy',
  '/terms-of-use',
  '/products',
  '/products?category=Part',
  '/products/nothing',
  '/login',
  '/login?tab=register',
  '/forgot-password',
  '/reset-password/out-of-a-mail',
  '/no-such-page',
] as const;

/** Routes of one thing, each in the demo content. */
const THINGS = ['/track/{repair}', '/blog/{post}', '/products/{product}'] as const;

export const PUBLIC_ROUTES = [...ROUTES, ...THINGS];

/** Puts the id of a thing that there is in its place. @param visit the shop, by its address */
export async function fillIn(visit: { url: string }, route: string): Promise<string> {
  const newest = async (path: string, found: (thing: Record<string, unknown>) => boolean = () => true) => {
    const { body } = await call<({ id: string } & Record<string, unknown>)[]>(visit.url, 'GET', `/api${path}`);
    return body.find(found)!.id;
  };
  switch (route) {
    case '/track/{repair}':
      return `/track/${await newest('/repairs', ({ status }) => status === 'DELIVERED')}`;
    case '/blog/{post}':
      return `/blog/${await newest('/blog/posts', ({ videoUrl }) => typeof videoUrl === 'string')}`;
    case '/products/{product}':
      return `/products/${await newest('/products')}`;
    default:
      return route;
  }
}
