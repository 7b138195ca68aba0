import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { admin } from '../../../testing/admin';
import { fakeServer } from '../../../testing/fakeServer';
import { renderApp } from '../../../testing/renderApp';
import { signInOnDevice } from '../../../testing/session';
import { initialsOf } from './initials';

test('the label says what finds the set again, and of the customer no more than the initials', async () => {
  signInOnDevice();
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  const { user } = await renderApp('/admin/repairs/7K3M9QXT2BWD/label', {
    link: fakeServer({
      NotificationBell: { unreadNotificationCount: 0 },
      Viewer: { viewer: { __typename: 'User', ...admin } },
      SetLabel: {
        repair: {
          __typename: 'Repair',
          id: '7K3M9QXT2BWD',
          userName: 'Sita Sharma',
          brand: 'Sony',
          model: 'XR-55',
          shelfPlace: 'B 3',
          submissionDate: '2026-07-04T08:45:00.000Z',
        },
      },
    }),
  });
  expect(await screen.findByText('7K3M-9QXT-2BWD')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'QR code of the repair' })).toBeTruthy();
  for (const text of ['S. S.', 'Sony XR-55', 'B 3']) expect(screen.getByText(text)).toBeTruthy();
  expect(screen.queryByText(/Sita/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

test.each([
  ['Sita Sharma', 'S. S.'],
  ['  राम बहादुर  थापा', 'रा. ब. था.'],
  ['Hari', 'H.'],
])('the initials of %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
