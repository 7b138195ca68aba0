import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer, refusal } from '../../testing/fakeServer';
import { renderApp } from '../../testing/renderApp';

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

const node = (id: string, status: string, model: string | null, minutes: number) => ({
  __typename: 'PublicRepair',
  id,
  brand: 'Samsung',
  model,
  tvType: 'OLED',
  status,
  lastUpdateDate: minutesAgo(minutes),
});

const healthy = {
  HomeStats: {
    siteStats: { __typename: 'SiteStats', completedRequests: 105021, totalRequests: 105034, currentlyServicing: 9 },
  },
  RecentActivity: {
    publicRepairs: {
      __typename: 'PublicRepairConnection',
      edges: [node('7K3M9QXT2BW0', 'REPAIRING', 'UA43', 12), node('7K3M9QXT2BW1', 'DIAGNOSED', null, 3 * 60)].map(
        (repair) => ({ __typename: 'PublicRepairEdge', node: repair }),
      ),
    },
  },
};

test('shows the live numbers and the latest repairs', async () => {
  await renderApp('/', { link: fakeServer(healthy) });
  expect(await screen.findByText('1,05,021')).toBeTruthy();
  expect(screen.getByText('Currently servicing')).toBeTruthy();

  const row = (await screen.findByRole('link', { name: 'Samsung UA43' })).closest('li')!;
  expect(within(row).getByText('Repairing')).toBeTruthy();
  expect(within(row).getByText('12m ago')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Samsung OLED' });
  expect(link.getAttribute('href')).toBe('/track/7K3M9QXT2BW1');
  expect(screen.getByText('Diagnosed - Quote Pending')).toBeTruthy();
});

test('goes to a repair by its id, however it is typed', async () => {
  const link = fakeServer({ ...healthy, TrackRepair: { trackRepair: null } });
  const { user, router } = await renderApp('/', { link });
  await user.type(await screen.findByRole('textbox', { name: /Follow your repair/ }), '7k3m-9qxt-2bwo');
  await user.click(screen.getByRole('button', { name: 'Track' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/track/7K3M9QXT2BW0'));
});

test('one block that fails leaves the others alone', async () => {
  const link = fakeServer({
    ...healthy,
    HomeStats: refusal('INTERNAL', 'Something went wrong. Please try again later.'),
  });
  await renderApp('/', { link });
  expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong. Please try again later.');
  expect(await screen.findByRole('link', { name: 'Samsung UA43' })).toBeTruthy();
});

test('in Nepali numbers are Devanagari', async () => {
  await renderApp('/', { language: 'ne', link: fakeServer(healthy) });
  expect(await screen.findByText('१,०५,०२१')).toBeTruthy();
  expect(await screen.findByText('१२ मिनेटअघि')).toBeTruthy();
});
