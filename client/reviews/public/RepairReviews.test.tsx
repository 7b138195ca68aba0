import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ID, tracked } from '../../repairs/testing/tracked';
import { fakeServer, refusal } from '../../testing/fakeServer';
import { renderApp } from '../../testing/renderApp';
import { signInOnDevice, sita } from '../../testing/session';
import { review, reviewPage } from '../testing/reviews';

/** The first test of a file waits for code to be loaded. */
const PATIENCE = { timeout: 5000 };

type Server = Parameters<typeof fakeServer>[0];

async function open(status: Parameters<typeof tracked>[0], server: Server = {}) {
  const app = await renderApp(`/track/${ID}`, {
    link: fakeServer({
      TrackRepair: { trackRepair: tracked(status) },
      TargetReviews: { reviews: reviewPage([]) },
      Viewer: { viewer: { __typename: 'User', ...sita } },
      NotificationBell: { unreadNotificationCount: 0 },
      ...server,
    }),
  });
  await screen.findByRole('heading', { name: 'Sony XR-55' }, PATIENCE);
  return app;
}

const ALREADY = 'You have already reviewed this repair. Thank you for your feedback!';
const ofRepair = (change: Parameters<typeof review>[0] = {}) =>
  review({ targetType: 'REPAIR', targetId: ID, subject: null, ...change });

test.each(['REPAIRED', 'DELIVERED'] as const)('a repair that is %s can be rated by a guest', async (status) => {
  const sent: unknown[] = [];
  let received: ReturnType<typeof review>[] = [];
  const { user } = await open(
    { status },
    {
      TargetReviews: () => ({ reviews: reviewPage(received) }),
      SubmitReview({ input }) {
        sent.push(input);
        received = [ofRepair({ comment: 'As new.' })];
        return { submitReview: received[0] };
      },
    },
  );
  await user.click(await screen.findByRole('radio', { name: '5 stars' }, PATIENCE));
  const form = within(screen.getByRole('button', { name: 'Submit review' }).closest('form')!);
  await user.click(form.getByRole('button'));
  expect(form.getAllByText('Please enter your name and email.')).toHaveLength(2);
  await user.type(form.getByLabelText('Name'), 'Gita');
  await user.type(form.getByLabelText('Email'), 'gita@example.com');
  await user.click(form.getByRole('button'));
  expect(await screen.findByText('Thank you for your rating!')).toBeTruthy();
  expect(screen.getByText(ALREADY)).toBeTruthy();
  expect(await screen.findByText('As new.')).toBeTruthy();
  expect(sent).toMatchObject([{ targetType: 'REPAIR', targetId: ID, rating: 5 }]);
  expect(localStorage.getItem('parda.reviewed')).toContain(ID);
});

test.each(['REQUESTED', 'REPAIRING', 'CANCELLED'] as const)('one that is %s cannot', async (status) => {
  const asked: unknown[] = [];
  await open({ status }, { TargetReviews: (variables) => (asked.push(variables), { reviews: reviewPage([]) }) });
  expect(screen.queryByText('Reviews of this repair')).toBeNull();
  expect(asked).toEqual([]);
});

test('an account that has reviewed it is thanked, and reads what it wrote', async () => {
  signInOnDevice();
  const mine = ofRepair({ isMine: true, authorName: 'Sita Sharma' });
  await open({ status: 'DELIVERED' }, { MyReview: { myReview: mine }, TargetReviews: { reviews: reviewPage([mine]) } });
  expect(await screen.findByText(ALREADY, undefined, PATIENCE)).toBeTruthy();
  expect(screen.getByText('Your review')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Submit review' })).toBeNull();
});

test('an account reviews it once: the form gives way to thanks, which take the focus', async () => {
  signInOnDevice();
  const { user } = await open(
    { status: 'DELIVERED' },
    { MyReview: { myReview: null }, SubmitReview: { submitReview: ofRepair({ isMine: true }) } },
  );
  await user.click(await screen.findByRole('radio', { name: '5 stars' }, PATIENCE));
  await user.click(screen.getByRole('button', { name: 'Submit review' }));
  const thanks = (await screen.findByText(ALREADY)).closest('p');
  await waitFor(() => expect(document.activeElement).toBe(thanks));
  // A guest at this device is somebody else.
  expect(localStorage.getItem('parda.reviewed')).toBeNull();
});

test('a review that was given elsewhere meanwhile is said to be there', async () => {
  signInOnDevice();
  let given: unknown = null;
  const { user } = await open(
    { status: 'DELIVERED' },
    {
      MyReview: () => ({ myReview: given }),
      SubmitReview() {
        given = ofRepair({ isMine: true });
        return refusal('CONFLICT', ALREADY);
      },
    },
  );
  await user.click(await screen.findByRole('radio', { name: '5 stars' }, PATIENCE));
  await user.click(screen.getByRole('button', { name: 'Submit review' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Submit review' })).toBeNull());
  expect(screen.getAllByText(ALREADY).length).toBeGreaterThan(0);
});
