import type { BrowserContext, Locator, Page } from 'playwright-core';
import type { Visit, Visitor } from './browser.js';
import { adminHeaders } from './server.js';

/** Every tab of the dashboard (back-office §2, decisions §5). */
export const TABS = [
  'users',
  'activityLog',
  'appSettings',
  'today',
  'repairs',
  'customers',
  'products',
  'ledger',
  'cashUp',
  'sets',
  'bills',
  'priceList',
  'priceTemplates',
  'customerMessages',
  'sheetChecklist',
  'billSettings',
  'webhooks',
  'system',
  'overview',
  'reviews',
  'newsletter',
  'emailCampaigns',
  'inbox',
  'mail',
  'topBarSettings',
  'heroSlides',
  'blog',
  'blogComments',
  'faqs',
  'aboutUs',
  'faqPageContent',
  'services',
  'whyChooseUs',
  'contact',
  'privacyPolicy',
  'termsOfUse',
  'warrantyInfo',
  'careers',
] as const;

/** The shop's owner at a browser of their own, signed in. */
export async function ownerEnters(visit: Visit, visitor: Visitor = { size: 'desktop' }): Promise<BrowserContext> {
  const context = await visit.enter(visitor);
  const { Authorization } = await adminHeaders(visit.url);
  await context.addInitScript(
    (token) => localStorage.setItem('parda.token', token),
    Authorization!.replace('Bearer ', ''),
  );
  return context;
}

/** Opens a tab of the admin, and waits for its heading. */
export async function openTab(visit: Visit, owner: BrowserContext, tab: string): Promise<Page> {
  const page = await owner.newPage();
  await page.goto(visit.address(`/admin/${tab}`));
  await page.getByRole('main').getByRole('heading', { level: 2 }).first().waitFor();
  return page;
}

/** Opens a tab of the admin as its owner, who leaves when the work is done. */
export async function atAdmin(visit: Visit, tab: string, work: (page: Page) => Promise<void>): Promise<void> {
  const context = await ownerEnters(visit);
  await work(await openTab(visit, context, tab));
  await context.close();
}

export const press = (place: Page | Locator, name: string | RegExp) => place.getByRole('button', { name }).click();

/** Answers what the browser asks with yes. */
export const agree = (page: Page) => page.on('dialog', (dialog) => void dialog.accept());
