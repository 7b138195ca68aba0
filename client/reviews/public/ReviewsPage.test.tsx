import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer, refusal } from '../../testing/fakeServer';
import { renderApp } from '../../testing/renderApp';
import { rating, review, reviewPage } from '../testing/reviews';

/** The first test of a file waits for code to be loaded. */
const PATIENCE = { timeout: 5000 };

type Variables = Record<string, unknown>;

const answer = (reviews: ReturnType<typeof review>[], ends?: Parameters<typeof reviewPage>[1]) => ({
  reviews: reviewPage(reviews, ends),
  serviceRating: rating(4.62, 38),
});

const main = () => within(screen.getByRole('main'));

test('each card says what was reviewed, and leads there where the reader may go', async () => {
  const reviews = [
    review(),
    review({ id: 'r2', targetType: 'PRODUCT', targetId: 'p1', targetName: 'Sony 55', subject: null, comment: 'a\nb' }),
    review({ id: 'r3', targetType: 'REPAIR', targetId: '7K3M9QXT2BWD', targetName: 'LG 43', subject: null }),
    review({ id: 'r4', targetType: 'REPAIR', subject: null, comment: null, authorName: '<b>Ram</b>' }),
    review({ id: 'r5', subject: 'Tea & biscuits', isMine: true }),
  ];
  await renderApp('/reviews', { link: fakeServer({ AllReviews: answer(reviews) }) });
  await screen.findByText('Customer Service', undefined, PATIENCE);
  const cards = main()
    .getAllByRole('article')
    .map((card) => within(card));
  expect(cards[0]!.getByRole('img', { name: '4 out of 5 stars' })).toBeTruthy();
  expect(cards[0]!.getByText('4 Jul 2026')).toBeTruthy();
  expect(cards[1]!.getByRole('link', { name: 'Sony 55' }).getAttribute('href')).toBe('/products/p1');
  expect(cards[1]!.getByText(/^a/).textContent).toBe('a\nb');
  expect(cards[2]!.getByRole('link', { name: 'LG 43' }).getAttribute('href')).toBe('/track/7K3M9QXT2BWD');
  expect(cards[3]!.getByText('A repair')).toBeTruthy();
  expect(cards[3]!.queryByRole('link')).toBeNull();
  expect(cards[3]!.getByText('<b>Ram</b>')).toBeTruthy();
  expect(cards[4]!.getByText('Tea & biscuits')).toBeTruthy();
  expect(cards[4]!.getByText('Your review')).toBeTruthy();
  expect(screen.getByText('4.6')).toBeTruthy();
  expect(screen.getByText('38 reviews of our repairs and our service')).toBeTruthy();
});

test('type and rating are filtered in the address, and a page belongs to its filter', async () => {
  const asked: Variables[] = [];
  const { user, router } = await renderApp('/reviews?type=repair&after=abc&page=2', {
    link: fakeServer({
      AllReviews(variables) {
        asked.push(variables);
        return answer([review()], { hasNextPage: true, totalCount: 40 });
      },
    }),
  });
  const type = await screen.findByLabelText<HTMLSelectElement>('Type');
  await screen.findByText('Customer Service');
  expect(asked).toEqual([{ targetType: 'REPAIR', rating: null, first: 12, after: 'abc' }]);
  expect(type.value).toBe('repair');

  await user.selectOptions(screen.getByLabelText('Rating'), '5 stars');
  expect(router.state.location.search).toBe('?type=repair&rating=5');
  await user.selectOptions(type, 'General');
  expect(router.state.location.search).toBe('?type=general&rating=5');
  await waitFor(() => expect(asked.at(-1)).toEqual({ targetType: 'GENERAL', rating: 5, first: 12, after: null }));
  await user.click(screen.getByRole('link', { name: 'Next' }));
  expect(router.state.location.search).toBe('?type=general&rating=5&after=end&page=2');
});

test('nothing that fits says so and shows the way to all', async () => {
  const { user, router } = await renderApp('/reviews?rating=1&type=toString', {
    link: fakeServer({ AllReviews: ({ rating }) => answer(rating === null ? [review()] : []) }),
  });
  expect(await screen.findByText('No Reviews Found')).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Show all reviews' }));
  expect(router.state.location.search).toBe('');
  expect(await screen.findByText('Quick and kind.')).toBeTruthy();
});

test('a list that failed to load is not an empty one', async () => {
  let healthy = false;
  const { user } = await renderApp('/reviews', {
    link: fakeServer({
      AllReviews: () =>
        healthy ? answer([review()]) : refusal('INTERNAL', 'Something went wrong. Please try again later.'),
    }),
  });
  const alert = await main().findByRole('alert');
  expect(screen.queryByText('No Reviews Found')).toBeNull();
  healthy = true;
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Quick and kind.')).toBeTruthy();
});
