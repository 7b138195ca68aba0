import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useVisit, type Visitor } from './support/browser.js';

const visit = useVisit();

/** Opens the playground in a tab that notes what it complains of and what it asks of others. */
async function openPlayground(visitor: Visitor) {
  const context = await visit.enter(visitor);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== visit.url && protocol !== 'data:' && !request.url().startsWith(`blob:${visit.url}`)) {
      complaints.push(`asked ${request.url()}`);
    }
  });
  await page.goto(`${visit.url}/graphql`);
  await page.getByRole('region', { name: 'Operation Editor' }).locator('.view-line').first().waitFor();
  return { page, complaints, leave: () => context.close() };
}

const answerOf = (page: Page) => page.getByRole('region', { name: 'Result Window' });

describe.each<Visitor>([
  { size: 'desktop', theme: 'light' },
  { size: 'phone', theme: 'dark' },
])('the playground on a $size, $theme', (visitor) => {
  it('answers an example and tells of its types, and asks nobody but the shop', async () => {
    const { page, complaints, leave } = await openPlayground(visitor);
    await page.getByRole('button', { name: /^Execute query/ }).click();
    await expect.poll(() => answerOf(page).textContent()).toContain('totalCount');

    const ground = await page.locator('.graphiql-container').evaluate((node) => getComputedStyle(node).backgroundColor);
    expect(ground === 'rgb(255, 255, 255)').toBe(visitor.theme === 'light');

    await page.getByRole('button', { name: 'Show Documentation Explorer' }).click();
    await page.getByRole('link', { name: 'Query', exact: true }).click();
    await page.getByRole('link', { name: 'ProductConnection' }).first().click();
    await expect
      .poll(() => page.locator('.graphiql-plugin').textContent())
      .toContain('How many items the whole list has; above 10,000 it may be an estimate.');
    const { violations } = await new AxeBuilder({ page })
      .setLegacyMode()
      // inside the editor the colours are Monaco's, and GraphiQL's tabs hold a button each
      .exclude('.monaco-editor')
      .disableRules(['nested-interactive'])
      .analyze();
    const serious = violations.filter(({ impact }) => impact === 'critical' || impact === 'serious');
    expect(serious.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    expect(complaints).toEqual([]);
    await leave();
  });
});

it('the playground keeps no token unless it is asked to', async () => {
  const { page, leave } = await openPlayground({ size: 'desktop' });
  await page.getByRole('button', { name: 'Headers' }).click();
  await page.getByRole('region', { name: 'Headers' }).getByRole('code').click();
  await page.keyboard.type('{"authorization": "Bearer a-secret-token"');
  await page.getByRole('button', { name: 'Open settings dialog' }).click();
  const kept = () => page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
  expect(await kept()).not.toContain('a-secret-token');
  await page.getByRole('button', { name: 'On', exact: true }).click();
  await expect.poll(kept).toContain('a-secret-token');
  await leave();
});
