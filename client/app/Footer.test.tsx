import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { toasts } from '../testing/accounts';
import { fakeServer } from '../testing/fakeServer';
import { renderApp } from '../testing/renderApp';

const footer = () => within(screen.getByRole('contentinfo'));

test('the footer has its three groups of links, and a newsletter that can be subscribed to', async () => {
  const link = fakeServer({ SubscribeToNewsletter: { subscribeToNewsletter: true } });
  const { user } = await renderApp('/404', { link });
  await screen.findByRole('heading', { level: 1 });
  expect(
    footer()
      .getAllByRole('heading')
      .map(({ textContent }) => textContent),
  ).toEqual(['Quick Links', 'Resources', 'Legal & Company', 'Newsletter']);
  expect(footer().getByRole('link', { name: 'Privacy Policy' }).getAttribute('href')).toBe('/privacy-policy');

  await user.type(footer().getByLabelText('Your email address'), 'sita@example.com{Enter}');
  expect(await screen.findByText('Thank you for subscribing!')).toBeTruthy();
  expect(toasts()).toEqual(['Thank you for subscribing!']);
});
