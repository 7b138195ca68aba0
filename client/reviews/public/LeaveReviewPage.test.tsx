import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drafts } from '../../forms/drafts';
import { sessionToken } from '../../lib/token';
import { held } from '../../repairs/testing/held';
import { fakeServer, refusal } from '../../testing/fakeServer';
import { renderApp } from '../../testing/renderApp';
import { signInOnDevice, sita } from '../../testing/session';
import { review } from '../testing/reviews';

/** The first test of a file waits for code to be loaded. */
const PATIENCE = { timeout: 5000 };

const main = () => within(screen.getByRole('main'));
const toasts = () =>
  [...screen.getByRole('region', { name: 'Messages' }).querySelectorAll('p')].map(({ textContent }) => textContent);
const submit = () => main().getByRole('button', { name: 'Submit review' });

async function open(SubmitReview: Parameters<typeof fakeServer>[0][string], viewer: typeof sita | null = null) {
  if (viewer) signInOnDevice();
  const link = fakeServer({
    SubmitReview,
    Viewer: { viewer: { __typename: 'User', ...viewer } },
    NotificationBell: { unreadNotificationCount: 0 },
  });
  const app = await renderApp('/leave-review', { link });
  await screen.findByRole('radio', { name: '5 stars' }, PATIENCE);
  return app;
}

test('a guest is told what is missing, at the fields and in a toast', async () => {
  const { user } = await open({ submitReview: review() });
  await user.click(submit());
  expect(toasts()).toEqual(['Please select a star rating.']);
  expect(main().getByText('Please select a star rating.')).toBeTruthy();
  expect(main().getAllByText('Name and email are required for guest reviews.')).toHaveLength(2);
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: '1 star' }));

  await user.click(screen.getByRole('radio', { name: '3 stars' }));
  await user.type(main().getByLabelText('Name'), 'Gita');
  await user.click(submit());
  expect(toasts()).toContain('Name and email are required for guest reviews.');
  await user.type(main().getByLabelText('Email'), 'gita');
  await user.click(submit());
  expect(main().getByText('Please enter a valid email address.')).toBeTruthy();
});

test('a general review is thanked for, and the way leads to all of them', async () => {
  const sent: Record<string, unknown>[] = [];
  const { user } = await open((variables) => (sent.push(variables), { submitReview: review() }));
  await user.click(screen.getByRole('radio', { name: '4 stars' }));
  await user.selectOptions(screen.getByLabelText('What is it about?'), 'Repair Quality');
  await user.type(main().getByLabelText('Name'), 'Gita');
  await user.type(main().getByLabelText('Email'), ' gita@example.com ');
  await user.click(submit());
  const thanks = await screen.findByRole('heading', { name: 'Thank you for your review' });
  expect(document.activeElement).toBe(thanks);
  expect(toasts()).toEqual(['Review submitted successfully. Thank you!']);
  expect(screen.getByRole('link', { name: 'See all reviews' }).getAttribute('href')).toBe('/reviews');
  expect(sent).toEqual([
    {
      input: {
        targetType: 'GENERAL',
        targetId: null,
        subject: 'Repair Quality',
        rating: 4,
        comment: null,
        authorName: 'Gita',
        authorEmail: 'gita@example.com',
      },
      formGuard: { website: '', elapsedMs: expect.any(Number) },
    },
  ]);
});

test('whoever is signed in is not asked who they are', async () => {
  const sent: unknown[] = [];
  const { user } = await open(({ input }) => (sent.push(input), { submitReview: review() }), sita);
  expect(await screen.findByText('You are writing as Sita Sharma.')).toBeTruthy();
  expect(main().queryByLabelText('Email')).toBeNull();
  await user.click(screen.getByRole('radio', { name: '5 stars' }));
  await user.click(submit());
  await screen.findByRole('heading', { name: 'Thank you for your review' });
  expect(sent).toEqual([
    { targetType: 'GENERAL', targetId: null, subject: 'Overall Satisfaction', rating: 5, comment: null },
  ]);
});

async function fillIn({ user }: Awaited<ReturnType<typeof open>>) {
  await user.click(screen.getByRole('radio', { name: '2 stars' }));
  await user.type(main().getByLabelText('Name'), 'Gita');
  await user.type(main().getByLabelText('Email'), 'gita@example.com');
  await user.type(main().getByLabelText('Comment (optional)'), 'Late.');
}

const comment = () => main().getByLabelText<HTMLTextAreaElement>('Comment (optional)').value;

test('a refusal at a field leads to it, and nothing typed is lost', async () => {
  const app = await open(
    refusal('BAD_INPUT', 'Comment can have at most 5000 characters.', {
      comment: 'Comment can have at most 5000 characters.',
    }),
  );
  await fillIn(app);
  await app.user.click(submit());
  await waitFor(() => expect(document.activeElement).toBe(main().getByLabelText('Comment (optional)')));
  expect(toasts()).toEqual(['Comment can have at most 5000 characters.']);
  expect(comment()).toBe('Late.');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '2 stars' }).checked).toBe(true);
});

test('a lost connection is said above the button, and another press sends it again', async () => {
  let healthy = false;
  const app = await open(() => (healthy ? { submitReview: review() } : new TypeError('lost')));
  await fillIn(app);
  await app.user.click(submit());
  expect(await main().findByText('The shop could not be reached. Please check your connection.')).toBeTruthy();
  expect(comment()).toBe('Late.');
  healthy = true;
  await app.user.click(submit());
  expect(await screen.findByRole('heading', { name: 'Thank you for your review' })).toBeTruthy();
});

test('is sent once by a double press, and says that it is under way', async () => {
  const server = held('SubmitReview', fakeServer({ SubmitReview: { submitReview: review() } }));
  const app = await renderApp('/leave-review', { link: server.link });
  await screen.findByRole('radio', { name: '5 stars' }, PATIENCE);
  await fillIn(app);
  const form = submit().closest('form')!;
  fireEvent.submit(form);
  fireEvent.submit(form);
  await app.user.click(await screen.findByRole('button', { name: 'Submitting...' }));
  await act(async () => server.release());
  await screen.findByRole('heading', { name: 'Thank you for your review' });
  expect(server.attempts()).toBe(1);
});

test('what was typed goes when the person signs out, and stays when the session merely ends', async () => {
  const { user } = await open({ submitReview: review() }, sita);
  await screen.findByText('You are writing as Sita Sharma.');
  await user.type(main().getByLabelText('Comment (optional)'), 'Late.');
  act(() => sessionToken.clear('ended'));
  expect(await main().findByLabelText('Email')).toBeTruthy();
  expect(comment()).toBe('Late.');

  act(() => signInOnDevice());
  await screen.findByText('You are writing as Sita Sharma.');
  await user.type(main().getByLabelText('Comment (optional)'), ' Very.');
  act(() => sessionToken.clear('signedOut'));
  await main().findByLabelText('Email');
  expect(comment()).toBe('');
});

test('what was begun is there again, until it is sent', async () => {
  const first = await open({ submitReview: review() });
  await first.user.click(screen.getByRole('radio', { name: '4 stars' }));
  await first.user.selectOptions(screen.getByLabelText('What is it about?'), 'Repair Quality');
  await first.user.type(main().getByLabelText('Name'), 'Gita');
  first.unmount();

  const second = await open({ submitReview: review() });
  await waitFor(() => expect(main().getByLabelText<HTMLInputElement>('Name').value).toBe('Gita'));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '4 stars' }).checked).toBe(true);
  expect(screen.getByLabelText<HTMLSelectElement>('What is it about?').value).toBe('Repair Quality');
  await second.user.type(main().getByLabelText('Email'), 'gita@example.com');
  await second.user.click(submit());
  await screen.findByRole('heading', { name: 'Thank you for your review' });
  expect(await drafts.read('review GENERAL null')).toEqual({});
});
