import { expect, it } from 'vitest';
import { type Visitor, useVisit } from './support/browser.js';

const visit = useVisit();

const VISITORS = (['phone', 'desktop'] as const).flatMap((size) =>
  (['light', 'dark'] as const).map((theme): Visitor => ({ size, theme })),
);

it.each(VISITORS)('the REST contract is read and tried, on a $size, $theme', async (visitor) => {
  const context = await visit.enter(visitor);
  const page = await context.newPage();
  const complaints: string[] = [];
  const asked: string[] = [];
  page.on('console', (message) => void (message.type() === 'error' && complaints.push(message.text())));
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on(
    'request',
    (request) => void (request.url().startsWith('data:') || asked.push(new URL(request.url()).origin)),
  );

  await page.goto(`${visit.url}/api/docs`);
  await page.getByRole('button', { name: /Authorize/ }).waitFor();
  await page.locator('[data-tag="Products"]').click();
  const call = page.locator('#operations-Products-listProducts');
  await call.getByText('What the shop sells', { exact: false }).click();
  await call.getByRole('button', { name: 'Execute' }).click();
  const answer = call.locator('.live-responses-table tbody');
  await answer.waitFor();

  expect(await answer.locator('.response-col_status').textContent()).toContain('200');
  expect(await answer.textContent()).toContain('x-total-count');
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  await context.close();
  expect({ complaints, sideways, asked: [...new Set(asked)] }).toEqual({
    complaints: [],
    sideways: 0,
    asked: [visit.url],
  });
});

it('a token that is given makes the calls of its owner', async () => {
  const page = await visit.open('/');
  const answer = await page.request.post(`${visit.url}/api/auth/register`, {
    data: { username: 'docs_reader', name: 'Docs Reader', email: 'docs@example.com', password: 'secret words' },
  });
  const { token } = (await answer.json()) as { token: string };
  await page.goto(`${visit.url}/api/docs`);
  await page.getByRole('button', { name: /Authorize/ }).click();
  const dialog = page.locator('.modal-ux');
  await dialog.getByRole('textbox').fill(token);
  await dialog.getByRole('button', { name: 'Apply credentials' }).click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.locator('[data-tag="Accounts"]').click();
  const call = page.locator('#operations-Accounts-readCurrentUser');
  await call.getByText('The signed-in person.').click();
  await call.getByRole('button', { name: 'Execute' }).click();
  const shown = call.locator('.live-responses-table tbody');
  await shown.waitFor();
  expect(await shown.textContent()).toContain('docs@example.com');
});
