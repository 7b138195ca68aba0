import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fakeServer } from '../../testing/fakeServer';
import { renderPart } from '../../testing/renderPart';
import { NotificationBell } from './NotificationBell';

// As when the network is gone before the panel's code was fetched.
vi.mock('./NotificationPanel', () => {
  throw new Error('lost');
});

it('says so when the panel cannot be fetched, and the page stands', async () => {
  const link = fakeServer({ NotificationBell: { unreadNotificationCount: 1 } });
  const { user } = await renderPart(<NotificationBell />, { link });
  const bell = await screen.findByRole('button', { name: 'Notifications, 1 unread' });
  await user.click(bell);
  expect(await screen.findByText(/The shop could not be reached\./)).toBeTruthy();
  expect(bell.getAttribute('aria-busy')).toBeNull();
  expect(bell.getAttribute('aria-expanded')).toBe('false');
});
