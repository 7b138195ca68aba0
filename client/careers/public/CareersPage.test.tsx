import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { page } from '../../testing/accounts';
import { fakeServer, refusal } from '../../testing/fakeServer';
import { renderApp } from '../../testing/renderApp';
import { careers, job } from '../testing/careers';

const jobs = [
  job('1', 'Technician'),
  job('2', 'Rider', { type: 'PartTime' }),
  job('3', 'Apprentice', { type: 'Apprenticeship', responsibilities: [], qualifications: [] }),
];

async function open(CareersContent: Parameters<typeof fakeServer>[0][string]) {
  const app = await renderApp('/careers', { link: fakeServer({ CareersContent }) });
  await page().findByRole('heading', { level: 1 }, { timeout: 5000 });
  return app;
}

const card = (name: string) => within(page().getByRole('article', { name }));

test('shows the shop and its openings in the order of the server', async () => {
  await open(careers(jobs));
  expect(document.title).toBe('Work at Parda · Parda');
  expect(await page().findByText('We repair things.')).toBeTruthy();
  expect(page().getByRole('heading', { name: 'What it is like' })).toBeTruthy();
  expect(page().getByRole('heading', { name: 'Current Openings' })).toBeTruthy();
  const titles = page().getAllByRole('heading', { level: 3 });
  expect(titles.map(({ textContent }) => textContent)).toEqual(['Technician', 'Rider', 'Apprentice']);
  expect(card('Technician').getByText('Full-time')).toBeTruthy();
  expect(card('Rider').getByText('Part-time')).toBeTruthy();
  expect(card('Rider').getByText('5 Jul 2026')).toBeTruthy();
  expect(await card('Rider').findByText('All about: Rider.')).toBeTruthy();
  expect(page().getByText('5 Jul 2026, 2:30 PM').parentElement?.textContent).toBe('Last updated: 5 Jul 2026, 2:30 PM');
});

test.each([{ whyWorkWithUsContent: null }, { whyWorkWithUsContent: '' }, { whyWorkWithUsSectionTitle: null }])(
  'what it is like to work there needs both title and content: %o',
  async (over) => {
    await open(careers(jobs, over));
    expect(page().queryByText('What it is like')).toBeNull();
    expect(page().queryByText('Lunch at one.')).toBeNull();
  },
);

test('the details of one job are open at a time', async () => {
  const { user } = await open(careers(jobs));
  const details = (name: string) => card(name).queryByText(`Patience as ${name}`)?.closest('[hidden]');
  expect(details('Technician')).toBeTruthy();
  await user.click(card('Technician').getByRole('button', { name: 'View Details' }));
  expect(details('Technician')).toBeNull();
  expect(card('Technician').getByRole('button', { name: 'Hide Details' }).getAttribute('aria-expanded')).toBe('true');
  await user.click(card('Rider').getByRole('button', { name: 'View Details' }));
  expect(details('Technician')).toBeTruthy();
  expect(details('Rider')).toBeNull();
  await user.click(card('Rider').getByRole('button', { name: 'Hide Details' }));
  expect(details('Rider')).toBeTruthy();
  expect(card('Apprentice').queryByRole('button', { name: 'View Details' })).toBeNull();
});

test('the opening that an address names is open, in its card and in the tab', async () => {
  const link = fakeServer({ CareersContent: careers(jobs) });
  const { router } = await renderApp('/careers/2', { link });
  await page().findByRole('heading', { level: 1 }, { timeout: 5000 });
  expect(router.state.location).toMatchObject({ pathname: '/careers', search: '?job=2' });
  expect(document.title).toBe('Rider · Parda');
  expect(card('Rider').getByRole('button', { name: 'Hide Details' })).toBeTruthy();
  expect(card('Technician').getByRole('button', { name: 'View Details' })).toBeTruthy();
  const [posting] = Array.from(document.head.querySelectorAll('script[type="application/ld+json"]'));
  expect(JSON.parse(posting!.textContent)).toMatchObject({ '@type': 'JobPosting', title: 'Rider' });
  expect(card('Technician').getByRole('link', { name: 'Technician' }).getAttribute('href')).toBe('/careers/1');
});

test('an opening says until when one can apply', async () => {
  await open(careers([job('1', 'Technician', { validThrough: '2026-12-31' })]));
  expect(card('Technician').getByText(/^Apply by/).textContent).toBe('Apply by 31 Dec 2026');
});

test('without openings a CV can still be sent', async () => {
  const { user } = await open(careers([]));
  expect(
    page().getByText(
      'We do not have any open positions at the moment. Please check back later or send us your CV for future consideration.',
    ),
  ).toBeTruthy();
  await user.click(page().getByRole('button', { name: 'Send us your CV' }));
  expect(await screen.findByRole('dialog', { name: 'Send us your CV' }, { timeout: 5000 })).toBeTruthy();
});

test('a page that was not written yet says so', async () => {
  await open({ careersPage: null, jobOpenings: [] });
  expect(page().getByText('Career information is currently unavailable. Please check back later.')).toBeTruthy();
});

test('a page that failed to load says why, and can be tried again', async () => {
  let healthy = false;
  const { user } = await open(() =>
    healthy ? careers(jobs) : refusal('INTERNAL', 'Something went wrong. Please try again later.'),
  );
  const alert = await page().findByRole('alert');
  expect(alert.textContent).toContain('Something went wrong. Please try again later.');
  expect(page().queryByText(/currently unavailable/)).toBeNull();
  healthy = true;
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await page().findByRole('heading', { level: 1, name: 'Work at Parda' })).toBeTruthy();
});
