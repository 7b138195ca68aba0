import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useVisit } from './support/browser.js';
import { onTrackingPage, openRepairForm } from './support/repairForm.js';
import { takeTime } from './support/time.js';
import { adminHeaders, call } from './support/server.js';

const visit = useVisit();

interface Repair {
  id: string;
  userName: string;
  status: string;
  issueDescription: string;
  pickupCoordinates: { latitude: number; longitude: number } | null;
}

/** The whole list as the workshop sees it, newest first. */
async function repairsInTheShop(): Promise<Repair[]> {
  const headers = await adminHeaders(visit.url);
  return (await call<Repair[]>(visit.url, 'GET', '/api/repairs', undefined, headers)).body;
}

async function fillIn(page: Page, name = 'Maya Gurung'): Promise<void> {
  await page.getByLabel('Full name').fill(name);
  await page.getByLabel('Contact number').fill('९८४१-२३४५६७');
  await page.getByLabel('Brand').fill('Samsung');
  await page.getByLabel('Issue description').fill('Sound, but no picture.');
  await page.getByLabel('Pickup address').fill('Lazimpat, Kathmandu');
}

const submit = (page: Page) => page.getByRole('button', { name: 'Submit request' });

const openForm = () => openRepairForm(visit);

describe('a repair, from the form to the tracking page, on a phone', () => {
  it('is booked, found again however its id is written, and followed until it is delivered', async () => {
    const page = await openForm();
    await fillIn(page);
    await takeTime(page);
    await submit(page).click();
    await page.getByText('Submitting as a guest. Please track your request using the ID you receive.').waitFor();
    await page.waitForURL(onTrackingPage);
    const id = page.url().split('/').at(-1)!;
    await page.getByText(`Repair request ${id.slice(-6)} submitted!`).waitFor();

    const written = `${id.slice(0, 4)}-${id.slice(4, 8)}-${id.slice(8)}`.toLowerCase();
    await page.goto(visit.address('/track'));
    const search = page.getByRole('textbox', { name: 'Repair ID' });
    // the page of the last repair goes, and its search with it
    await expect.poll(() => search.inputValue()).toBe('');
    await search.fill(written);
    await page.keyboard.press('Enter');
    await page.waitForURL(onTrackingPage);
    expect(page.url()).toContain(id);
    const status = page.getByRole('main');
    await status.getByText('Requested', { exact: true }).first().waitFor();

    const steps = [
      ['PICKED_UP', 'Picked Up'],
      ['DIAGNOSING', 'Diagnosing'],
      ['DIAGNOSED', 'Diagnosed - Quote Pending'],
      ['QUOTE_APPROVED', 'Quote Approved - Repairing'],
      ['REPAIRING', 'Repairing'],
      ['REPAIRED', 'Repaired - Pending Delivery/Pickup'],
      ['DELIVERED', 'Delivered'],
    ] as const;
    const headers = await adminHeaders(visit.url);
    for (const [next, label] of steps) {
      const note = `The workshop says: ${label}.`;
      const { status: answer } = await call(
        visit.url,
        'PUT',
        `/api/admin/repairs/${id}`,
        { status: next, note },
        headers,
      );
      expect(answer).toBe(200);
      // the open page looks again by itself, every 30 seconds
      await page.clock.fastForward(30_000);
      await status.getByText(note).waitFor();
      await status.getByText(label, { exact: true }).first().waitFor();
    }

    const query = 'query ($id: String!) { trackRepair(id: $id) { id status userName } }';
    const graphql = await call<{ data: { trackRepair: Repair } }>(visit.url, 'POST', '/graphql', {
      query,
      variables: { id: written },
    });
    const rest = await call<Repair>(visit.url, 'GET', `/api/repairs/${written}`);
    expect(graphql.body.data.trackRepair).toEqual({ id, status: 'DELIVERED', userName: 'Maya G.' });
    expect(rest.body).toMatchObject({ id, status: 'DELIVERED', userName: 'Maya G.' });
  });

  it('is one repair when the button is pressed twice', async () => {
    const before = (await repairsInTheShop()).length;
    const page = await openForm();
    await fillIn(page);
    await takeTime(page);
    await submit(page).dblclick();
    await page.waitForURL(onTrackingPage);
    expect(await repairsInTheShop()).toHaveLength(before + 1);
  });

  it('is one repair when the answer was lost, the page reloaded, and the form sent again', async () => {
    const before = (await repairsInTheShop()).length;
    const page = await openForm();
    await fillIn(page, 'Lost Answer');
    await takeTime(page);
    let lost = 0;
    await page.route('**/graphql', async (route) => {
      if (!route.request().postData()?.includes('bookRepair') || lost > 0) return route.continue();
      lost += 1;
      await route.fetch();
      return route.abort('connectionreset');
    });
    await submit(page).click();
    await expect.poll(() => lost).toBe(1);
    await submit(page).waitFor();
    expect(await page.getByLabel('Full name').inputValue()).toBe('Lost Answer');

    await page.reload();
    await expect.poll(() => page.getByLabel('Issue description').inputValue()).toBe('Sound, but no picture.');
    await takeTime(page);
    await submit(page).click();
    await page.waitForURL(onTrackingPage);
    const repairs = await repairsInTheShop();
    expect(repairs).toHaveLength(before + 1);
    expect(page.url()).toContain(repairs[0]!.id);
  });

  it('asks for what is missing, at the field, and leads there', async () => {
    const page = await openForm();
    await submit(page).click();
    for (const sentence of [
      'Full name is required.',
      'Contact number is required.',
      'Brand is required.',
      'Issue description is required.',
      'Pickup address is required.',
    ]) {
      await page.getByText(sentence).first().waitFor();
    }
    expect(await page.getByLabel('Full name').getAttribute('aria-invalid')).toBe('true');
  });

  it('takes the place from the phone, and leaves a typed address alone', async () => {
    const page = await openForm();
    await page.context().grantPermissions(['geolocation']);
    await page.context().setGeolocation({ latitude: 27.7172453, longitude: 85.3239605 });
    await fillIn(page);
    await page.getByRole('button', { name: /location/i }).click();
    await page.getByText('Location fetched. Please verify the address.').waitFor();
    await page
      .getByText(/27\.71725.*85\.32396/)
      .first()
      .waitFor();
    expect(await page.getByLabel('Pickup address').inputValue()).toBe('Lazimpat, Kathmandu');
    await takeTime(page);
    await submit(page).click();
    await page.waitForURL(onTrackingPage);
    expect((await repairsInTheShop())[0]!.pickupCoordinates).toEqual({ latitude: 27.7172453, longitude: 85.3239605 });
  });

  it('that does not exist is said so', async () => {
    const page = await visit.open('/track/0000');
    await page.getByRole('main').getByText("Repair ID '0000' not found. Please check the ID and try again.").waitFor();
  });
});
