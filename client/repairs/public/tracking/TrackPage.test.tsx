import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { topBarContacts } from '../../../pages/testing/contact';
import { fakeServer } from '../../../testing/fakeServer';
import { liveServer } from '../../../testing/liveServer';
import { renderApp } from '../../../testing/renderApp';
import { abilities, event, ID, tracked } from '../../testing/tracked';

const repair = tracked({ estimatedCost: 125000 });
const serving = (trackRepair: unknown) => fakeServer({ TrackRepair: { trackRepair } });

describe('a tracked repair', () => {
  it('shows status, set, costs and the way of the repair', async () => {
    await renderApp(`/track/${ID}`, { link: serving(repair) });
    await screen.findByRole('heading', { name: 'Sony XR-55' });
    expect(screen.getByText(`${'x'.repeat(100)}…`)).toBeTruthy();
    expect(screen.getByText('XT2BWD')).toBeTruthy();
    expect(screen.getByText('7K3M-9QXT-2BWD')).toBeTruthy();
    expect(screen.getByText('Rs. 1,25,000')).toBeTruthy();
    expect(screen.getByText('To be quoted')).toBeTruthy();
    expect(screen.getByText('Two strips are burnt out.')).toBeTruthy();
    expect(document.querySelector('[aria-current=step]')?.textContent).toContain('Diagnosed - Quote Pending');
  });

  it('leaves a short text without dots, and shows the charge once it is set', async () => {
    await renderApp(`/track/${ID}`, {
      link: serving({ ...repair, issueDescription: 'No sound.', deliveryCharge: 500 }),
    });
    expect(await screen.findByText('No sound.')).toBeTruthy();
    expect(screen.getByText('Rs. 500')).toBeTruthy();
    expect(screen.queryByText('To be quoted')).toBeNull();
  });

  it('does not call a charge unquoted that is merely not shown', async () => {
    await renderApp(`/track/${ID}`, {
      link: serving({
        ...repair,
        isPublic: true,
        estimatedCost: null,
        abilities: abilities({ seeDetailsWithContactNumber: true }),
      }),
    });
    await screen.findByText(/This is a public record/);
    expect(screen.queryByText('To be quoted')).toBeNull();
  });

  it('is printed as a slip with its id, its status and how to reach the shop', async () => {
    let paper: string | undefined;
    const print = vi.fn<() => void>(() => {
      paper = document.querySelector('body > article')?.textContent;
      window.dispatchEvent(new Event('afterprint'));
    });
    vi.stubGlobal('print', print);
    const contacts = { ...topBarContacts({ hours: '10 to 6' }) };
    const { user } = await renderApp(`/track/${ID}`, {
      link: fakeServer({ TrackRepair: { trackRepair: repair }, SlipContacts: contacts, TopBarContacts: contacts }),
    });
    await user.click(await screen.findByRole('button', { name: 'Print a slip' }));
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    for (const part of ['7K3M-9QXT-2BWD', 'Sony XR-55', 'Diagnosed - Quote Pending', '01-4168250', '10 to 6']) {
      expect(paper).toContain(part);
    }
    await waitFor(() => expect(document.querySelector('body > article')).toBeNull());
    vi.unstubAllGlobals();
  });

  it('tells dates and money in Nepali', async () => {
    await renderApp(`/track/${ID}`, { link: serving(repair), language: 'ne' });
    expect(await screen.findByText('रु. १,२५,०००')).toBeTruthy();
    expect(screen.getAllByText(/असार २०८३/).length).toBeGreaterThan(0);
  });

  it('announces a change of status, and only that', async () => {
    let now = repair;
    const { client } = await renderApp(`/track/${ID}`, {
      link: fakeServer({ TrackRepair: () => ({ trackRepair: now }) }),
    });
    await screen.findByText('Two strips are burnt out.');
    expect(screen.queryByText(/New status/)).toBeNull();
    now = { ...repair, status: 'REPAIRING', history: [...repair.history, event('3', 'REPAIRING')] };
    await act(() => client.refetchQueries({ include: 'active' }));
    const news = await screen.findByText('New status: Repairing');
    expect(news.closest('[aria-live=polite]')).toBeTruthy();
  });

  it('is watched, by the contact number too, and shows a change as it happens', async () => {
    const { link, watched, tell } = liveServer(serving(repair));
    await renderApp(`/track/${ID}`, { link });
    await screen.findByText('Two strips are burnt out.');
    expect(watched('WatchRepair')).toEqual([{ id: ID }]);
    const history = [...repair.history, event('3', 'REPAIRING', 'New strips are in.')];
    await tell('WatchRepair', { trackedRepair: { ...repair, status: 'REPAIRING', history } });
    expect(await screen.findByText('New status: Repairing')).toBeTruthy();
    expect(screen.getByText('New strips are in.')).toBeTruthy();
  });

  it('asks itself when it is told that the record is gone', async () => {
    let now: typeof repair | null = repair;
    const server = fakeServer({ TrackRepair: () => ({ trackRepair: now }) });
    const { link, tell, watched } = liveServer(server);
    await renderApp(`/track/${ID}`, { link });
    await screen.findByText('Two strips are burnt out.');
    now = null;
    await tell('WatchRepair', { trackedRepair: null });
    await waitFor(() => expect(screen.getAllByText(/not found/).length).toBeGreaterThan(0));
    expect(watched('WatchRepair')).toEqual([]);
  });

  it('keeps what it shows when a refetch fails', async () => {
    let lost = false;
    const { client } = await renderApp(`/track/${ID}`, {
      link: fakeServer({ TrackRepair: () => (lost ? new TypeError('lost') : { trackRepair: repair }) }),
    });
    await screen.findByText('Two strips are burnt out.');
    lost = true;
    await act(() => client.refetchQueries({ include: 'active' }).catch(() => undefined));
    expect(screen.getByText('Two strips are burnt out.')).toBeTruthy();
  });
});

describe('the search', () => {
  it.each(['7k3m-9qxt-2bwd', ' 7K3M 9QXT 2BWD '])('finds %s', async (written) => {
    const asked: unknown[] = [];
    const link = fakeServer({
      TrackRepair: ({ id }) => {
        asked.push(id);
        return { trackRepair: repair };
      },
    });
    const { user, router } = await renderApp('/track', { link });
    await user.type(await screen.findByLabelText('Repair ID'), `${written}{Enter}`);
    await screen.findByRole('heading', { name: 'Sony XR-55' });
    expect(router.state.location.pathname).toBe(`/track/${ID}`);
    expect(asked).toEqual([ID]);
  });

  it('reads O as 0 and I and L as 1', async () => {
    const { user, router } = await renderApp('/track', { link: serving(null) });
    await user.type(await screen.findByLabelText('Repair ID'), 'oooo-iiii-llll{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/track/000011111111'));
  });

  it.each([`/track/${ID}.`, `/track/${ID},`, `/track/7K3M\u20119QXT\u20112BWD`, `/%23/track/${ID}`])(
    'is found by the link %s of a chat or a mail',
    async (address) => {
      const asked: unknown[] = [];
      const TrackRepair = ({ id }: Record<string, unknown>) => (asked.push(id), { trackRepair: repair });
      await renderApp(address, { link: fakeServer({ TrackRepair }) });
      await waitFor(() => expect(asked).toEqual([ID]));
    },
  );

  it('asks for an id where there is none', async () => {
    const { user, router } = await renderApp('/track', { link: serving(null) });
    await user.click(await screen.findByRole('button', { name: 'Track' }));
    expect(screen.getByText('Please enter your repair ID.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Repair ID'));
    expect(router.state.location.pathname).toBe('/track');
  });

  it('says in a toast and on the page that an id was not found, and keeps the search', async () => {
    await renderApp('/track/hello', { link: serving(null) });
    const sentence = "Repair ID 'hello' not found. Please check the ID and try again.";
    await waitFor(() => expect(screen.getAllByText(sentence)).toHaveLength(2));
    expect(screen.getByLabelText<HTMLInputElement>('Repair ID').value).toBe('hello');
  });
});

it('offers another try when the server could not be reached', async () => {
  let lost = true;
  const link = fakeServer({ TrackRepair: () => (lost ? new TypeError('lost') : { trackRepair: repair }) });
  const { user } = await renderApp(`/track/${ID}`, { link });
  const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 5000 });
  lost = false;
  await user.click(again);
  expect(await screen.findByRole('heading', { name: 'Sony XR-55' })).toBeTruthy();
});

it('leads back', async () => {
  const { user, router } = await renderApp(`/track/${ID}`, { link: serving(repair) });
  await screen.findByRole('heading', { name: 'Sony XR-55' });
  await act(() => router.navigate('/track'));
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/track/${ID}`));
});
