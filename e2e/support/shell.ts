import type { Locator, Page } from 'playwright-core';

/** The parts that are around every page, and the page itself. */
export const banner = (page: Page) => page.getByRole('banner').first();
export const main = (page: Page) => page.getByRole('main');
export const sidebar = (page: Page) => page.getByRole('complementary', { name: 'More from Parda' });
export const heading = (page: Page, name: string) => main(page).getByRole('heading', { level: 1, name });
export const profileMenu = (page: Page) => banner(page).getByRole('button', { name: /^Profile menu/ });

/** What each link in a part of the page says, and where it leads. */
export const linksOf = (part: Locator) =>
  part.getByRole('link').evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]));
