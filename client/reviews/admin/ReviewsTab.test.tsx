import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { confirmation } from '../../testing/confirmation';
import { openAdmin, tablePage } from '../../testing/admin';
import { refusal } from '../../testing/fakeServer';

const review = {
  __typename: 'ManagedReview',
  id: 'r1',
  authorName: 'Sita Sharma',
  authorEmail: 'sita@example.com',
  targetType: 'GENERAL',
  targetId: null,
  targetName: null,
  subject: 'Customer Service',
  rating: 4,
  comment: `${'Kind people. '.repeat(12)}The end.`,
  timestamp: '2026-06-01T06:00:00.000Z',
  isApproved: true,
  deletedAt: null as string | null,
};
const ReviewTable = { reviewTable: tablePage('ReviewTable', [review]) };
const row = () => screen.findByRole('row', { name: /Sita Sharma/ });

test('a review stands with its author’s address, its comment cut; opened, it is there in full', async () => {
  const { user, asked } = await openAdmin('/admin/reviews?rating=4', { ReviewTable });
  const line = within(await row());
  expect(line.getByRole('cell', { name: 'sita@example.com' })).toBeTruthy();
  expect(line.getByText(/^Kind people.*\.\.\.$/).textContent.length).toBeLessThanOrEqual(100);
  expect(asked.find(({ name }) => name === 'ReviewTable')?.variables).toMatchObject({ rating: 4 });
  await user.click(line.getByRole('button', { name: 'Sita Sharma' }));
  expect(within(await screen.findByRole('dialog')).getByText(/The end\./)).toBeTruthy();
});

test('approval is withdrawn at once, and back where the server refuses', async () => {
  const { user } = await openAdmin('/admin/reviews', {
    ReviewTable,
    SetReviewApproval: () => refusal('INTERNAL', 'Something went wrong. Please try again later.'),
  });
  await user.click(within(await row()).getByRole('switch'));
  expect(await screen.findByText('Something went wrong. Please try again later.')).toBeTruthy();
  await waitFor(async () =>
    expect(
      within(await row())
        .getByRole('switch')
        .getAttribute('aria-checked'),
    ).toBe('true'),
  );
});

test('approval is withdrawn and given back, also where the review is read in full', async () => {
  const { user, asked } = await openAdmin('/admin/reviews', {
    ReviewTable,
    SetReviewApproval: ({ id, isApproved }) => ({ setReviewApproval: { __typename: 'ManagedReview', id, isApproved } }),
  });
  const state = async () => within(await row()).getByRole('switch').textContent;
  await user.click(within(await row()).getByRole('switch'));
  expect(await screen.findByText('Approval withdrawn.')).toBeTruthy();
  expect(await state()).toBe('Withdrawn');
  await user.click(screen.getByRole('button', { name: 'Sita Sharma' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('switch'));
  expect(await screen.findByText('Review approved.')).toBeTruthy();
  expect(asked.filter(({ name }) => name === 'SetReviewApproval').map(({ variables }) => variables)).toEqual([
    { id: 'r1', isApproved: false },
    { id: 'r1', isApproved: true },
  ]);
});

test('the newest reviews are asked for first', async () => {
  const { asked } = await openAdmin('/admin/reviews', { ReviewTable });
  await row();
  expect(asked.find(({ name }) => name === 'ReviewTable')?.variables).toMatchObject({
    sort: 'TIMESTAMP',
    direction: 'DESC',
  });
});

test('a review is deleted after a question, and taken back with a press', async () => {
  confirmation.mockReturnValue(true);
  let items: object[] = [review];
  const { user, asked } = await openAdmin('/admin/reviews', {
    ReviewTable: () => ({ reviewTable: tablePage('ReviewTable', items) }),
    DeleteReview: () => {
      items = [];
      return { deleteReview: 'r1' };
    },
    RestoreReview: () => {
      items = [review];
      return { restoreReview: { __typename: 'ManagedReview', id: 'r1', deletedAt: null } };
    },
  });
  await user.click(within(await row()).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Review deleted.')).toBeTruthy();
  expect(await screen.findByText('No reviews found.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await row();
  expect(await screen.findByText('Review restored.')).toBeTruthy();
  expect(screen.queryByText('Review deleted.')).toBeNull();
  const sent = asked.filter(({ name }) => /^(Delete|Restore)Review$/.test(name));
  expect(sent.map(({ name, variables }) => [name, variables.id])).toEqual([
    ['DeleteReview', 'r1'],
    ['RestoreReview', 'r1'],
  ]);
});

test('a deleted review is among the deleted ones, where it can only come back', async () => {
  const deleted = { ...review, deletedAt: '2026-06-02T06:00:00.000Z' };
  const { user, asked } = await openAdmin('/admin/reviews?deleted=true', {
    ReviewTable: () => ({ reviewTable: tablePage('ReviewTable', [deleted]) }),
    RestoreReview: { restoreReview: { __typename: 'ManagedReview', id: 'r1', deletedAt: null } },
  });
  const line = within(await row());
  expect(asked.find(({ name }) => name === 'ReviewTable')?.variables).toMatchObject({ deleted: true });
  expect(line.queryByRole('switch')).toBeNull();
  expect(line.queryByRole('button', { name: 'Delete' })).toBeNull();
  await user.click(line.getByRole('button', { name: 'Restore' }));
  expect(await screen.findByText('Review restored.')).toBeTruthy();
});
