import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { admin } from '../../../testing/admin';
import { fakeServer } from '../../../testing/fakeServer';
import { renderApp } from '../../../testing/renderApp';
import { signInOnDevice } from '../../../testing/session';
import { adminRepair } from '../testing/adminRepair';

/** The code of the sheet may have to be read first. */

const open = (over: Record<string, any> = {}) =>
  renderApp('/admin/repairs/7K3M9QXT2BWD/sheet', {
    link: fakeServer({
      NotificationBell: { unreadNotificationCount: 0 },
      Viewer: { viewer: { __typename: 'User', ...admin } },
      JobSheet: { repair: adminRepair({ estimatedCost: 2500 }), contactPage: null },
      ...over,
    }),
  });

test('the sheet has the number, the code, the customer and the set, and nothing of the site around it', async () => {
  signInOnDevice();
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  const { user } = await open();
  expect(await screen.findByText('7K3M-9QXT-2BWD')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'QR code of the tracking page' })).toBeTruthy();
  for (const text of ['Sita Sharma', '984-1234567', 'Baneshwor 10', 'Sony XR-55', 'Rs. 2,500']) {
    expect(screen.getByText(text)).toBeTruthy();
  }
  expect(screen.queryByText('Ask for the remote')).toBeNull();
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.queryByRole('contentinfo')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
});

test('visitors are sent to the login page', async () => {
  const { router } = await open({ Viewer: { viewer: null } });
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
});
