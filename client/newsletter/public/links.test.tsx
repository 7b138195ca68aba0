import { waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { refusal } from '../../testing/fakeServer';
import { accountsServer, button, page, toasts, visit } from '../../testing/accounts';

const heading = (name: string) => page().findByRole('heading', { level: 1, name });
const shown = (isActive: boolean) => ({ __typename: 'SubscriptionByLink', maskedEmail: 's•••@example.com', isActive });

describe('/unsubscribe/{token}', () => {
  const answers = {
    NewsletterSubscription: { newsletterSubscription: shown(true) },
    UnsubscribeFromNewsletter: { unsubscribeFromNewsletter: shown(false) },
    ResubscribeToNewsletter: { resubscribeToNewsletter: shown(true) },
  };

  test('opening the link only shows whose it is: programs that look through mails do that', async () => {
    const app = await visit('/unsubscribe/tok-1', accountsServer(answers));
    await heading('Unsubscribe from the newsletter');
    expect(page().getByText(/The newsletter goes to s•••@example\.com\./)).toBeTruthy();
    expect(app.sent).toEqual([{ name: 'NewsletterSubscription', variables: { token: 'tok-1' } }]);
  });

  test('a press ends it, and another one brings it back', async () => {
    const app = await visit('/unsubscribe/tok-1', accountsServer(answers));
    await app.user.click(button('Unsubscribe'));
    const title = await heading('You have been unsubscribed.');
    await waitFor(() => expect(document.activeElement).toBe(title));
    await app.user.click(button('Subscribe again'));
    await heading('Thank you for subscribing!');
    expect(app.sent.slice(1)).toEqual([
      { name: 'UnsubscribeFromNewsletter', variables: { token: 'tok-1' } },
      { name: 'ResubscribeToNewsletter', variables: { token: 'tok-1' } },
    ]);
  });

  test('who has left already is told so at once', async () => {
    const NewsletterSubscription = { newsletterSubscription: shown(false) };
    await visit('/unsubscribe/tok-1', accountsServer({ ...answers, NewsletterSubscription }));
    await heading('You have been unsubscribed.');
    expect(button('Subscribe again')).toBeTruthy();
  });

  test('a link that is none says so, with a way on', async () => {
    const NewsletterSubscription = refusal('NOT_FOUND', 'This link is not valid.');
    await visit('/unsubscribe/x', accountsServer({ ...answers, NewsletterSubscription }));
    await heading('This link does not work');
    expect(page().getByText(/This link is not valid\./)).toBeTruthy();
    expect(page().getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('/contact');
  });

  test('a lost connection leaves the button', async () => {
    let answer: Record<string, unknown> | Error = new TypeError('Failed to fetch');
    const server = accountsServer({ ...answers, UnsubscribeFromNewsletter: () => answer });
    const app = await visit('/unsubscribe/tok-1', server);
    await app.user.click(button('Unsubscribe'));
    await waitFor(() => expect(toasts()).toEqual(['The shop could not be reached. Please check your connection.']));
    answer = answers.UnsubscribeFromNewsletter;
    await app.user.click(button('Unsubscribe'));
    await heading('You have been unsubscribed.');
  });

  test('is Nepali for whoever reads Nepali', async () => {
    await visit('/unsubscribe/tok-1', accountsServer(answers), 'ne');
    await heading('न्युजलेटरको सदस्यता रद्द गर्नुहोस्');
    expect(button('सदस्यता रद्द गर्नुहोस्')).toBeTruthy();
  });
});

describe('/confirm/newsletter.{…}', () => {
  const confirmed = { ConfirmNewsletterSubscription: { confirmNewsletterSubscription: shown(true) } };

  test('needs no account, and does nothing by itself', async () => {
    const app = await visit('/confirm/newsletter.tok-1', accountsServer(confirmed));
    await heading('Confirm your subscription');
    expect(app.address()).toBe('/confirm/newsletter.tok-1');
    expect(app.sent).toEqual([]);
  });

  test('a press confirms', async () => {
    const app = await visit('/confirm/newsletter.tok-1', accountsServer(confirmed));
    await app.user.click(button('Confirm subscription'));
    await heading('Thank you for subscribing!');
    expect(page().getByText(/s•••@example\.com/)).toBeTruthy();
    expect(app.sent).toEqual([{ name: 'ConfirmNewsletterSubscription', variables: { token: 'newsletter.tok-1' } }]);
  });

  test('a link that is too old says so; a lost connection leaves the button', async () => {
    const reason = 'This link is not valid or has expired. Please subscribe again.';
    let answer: Error = new TypeError('Failed to fetch');
    const app = await visit('/confirm/newsletter.x', accountsServer({ ConfirmNewsletterSubscription: () => answer }));
    await app.user.click(button('Confirm subscription'));
    await waitFor(() => expect(toasts()).toEqual(['The shop could not be reached. Please check your connection.']));
    answer = refusal('BAD_INPUT', reason);
    await app.user.click(button('Confirm subscription'));
    await heading('This link does not work');
    expect(page().getByText(new RegExp(reason))).toBeTruthy();
  });
});
