import { Page } from './entity.js';
import type { PageSlug } from './enums.js';
import { parsePage } from './schemas/index.js';

/**
 * A written page, its content checked as if it had been saved.
 * @throws ZodError where the content is not what the page may have
 */
export function buildPage(slug: PageSlug, content: object, lastUpdated: Date): Page {
  return Object.assign(new Page(), { slug, content: parsePage(slug, content), lastUpdated });
}
