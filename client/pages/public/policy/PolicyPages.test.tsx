import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { page } from '../../../testing/accounts';
import { fakeServer, refusal } from '../../../testing/fakeServer';
import { renderApp } from '../../../testing/renderApp';

const policyPage = (slug: string) => ({
  policyPage: {
    __typename: 'PolicyPage',
    slug,
    title: 'As we keep it',
    contentHtml: '<h2>First</h2><p>We keep little.</p>',
    lastUpdated: '2026-07-05T08:45:00.000Z',
  },
});

const pages = [
  ['/privacy-policy', 'PRIVACY_POLICY', 'Effective Date: 5 Jul 2026', 'Privacy Policy'],
  ['/terms-of-use', 'TERMS_OF_USE', 'Effective Date: 5 Jul 2026', 'Terms of Use'],
  ['/warranty', 'WARRANTY_INFO', 'Last updated: 5 Jul 2026', 'Warranty Information'],
] as const;

const missing = {
  '/privacy-policy': 'Privacy Policy content not available or failed to load.',
  '/terms-of-use': 'Terms of Use content not available or failed to load.',
  '/warranty': 'Content for Warranty Information is currently unavailable. Please check back later.',
};

describe.each(pages)('%s', (path, slug, date, title) => {
  it('shows title, date and text', async () => {
    const ask = vi.fn<(variables: Record<string, unknown>) => Record<string, unknown>>(() => policyPage(slug));
    await renderApp(path, { link: fakeServer({ PolicyContent: ask }) });
    expect(await screen.findByRole('heading', { level: 1, name: 'As we keep it' }, { timeout: 5000 })).toBeTruthy();
    expect(await page().findByText('We keep little.')).toBeTruthy();
    expect(
      page().getByText((_, element) => element?.textContent === date && element.children.length === 1),
    ).toBeTruthy();
    expect(ask.mock.calls[0]?.[0]).toEqual({ language: 'EN', slug });
  });

  it('that was not written yet says so', async () => {
    await renderApp(path, { link: fakeServer({ PolicyContent: { policyPage: null } }) });
    expect(await screen.findByText(missing[path], {}, { timeout: 5000 })).toBeTruthy();
    expect(page().getByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(page().queryByRole('alert')).toBeNull();
  });

  it('that failed to load says why, and can be tried again', async () => {
    let healthy = false;
    const { user } = await renderApp(path, {
      link: fakeServer({
        PolicyContent: () =>
          healthy ? policyPage(slug) : refusal('INTERNAL', 'Something went wrong. Please try again later.'),
      }),
    });
    const alert = await page().findByRole('alert', {}, { timeout: 5000 });
    expect(alert.textContent).toContain(missing[path]);
    expect(alert.textContent).toContain('Something went wrong. Please try again later.');
    healthy = true;
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'As we keep it' })).toBeTruthy();
  });
});
