import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer, refusal } from '../../testing/fakeServer';
import { renderApp } from '../../testing/renderApp';
import { product, productPage } from '../testing/products';

/** The first test of a file waits for code to be loaded. */
const PATIENCE = { timeout: 5000 };

type Variables = Record<string, unknown>;

const main = () => within(screen.getByRole('main'));

test('each card tells name, price, condition, category and rating, and leads to its product', async () => {
  const products = [
    product({ rating: { average: 4.5, count: 12 } }),
    product({ id: 'p2', name: 'Wall mount', price: 0, category: 'Accessory', condition: 'New', imageUrls: [] }),
    product({ id: 'p3', name: 'T-Con board', condition: 'ForParts', category: 'Part' }),
    product({ id: 'p4', name: 'CG 32', condition: 'UsedGood' }),
  ];
  await renderApp('/products', { link: fakeServer({ ProductList: productPage(products) }) });
  const link = await screen.findByRole('link', { name: 'Sony Bravia 55' }, PATIENCE);
  expect(link.getAttribute('href')).toBe('/products/p1');
  const cards = main()
    .getAllByRole('article')
    .map((card) => within(card));
  expect(cards).toHaveLength(4);
  expect(cards[0]!.getByText('Rs. 1,25,000')).toBeTruthy();
  expect(cards[0]!.getByText('Used - Like New')).toBeTruthy();
  expect(cards[0]!.getByRole('img', { name: '4.5 out of 5 stars' })).toBeTruthy();
  expect(cards[1]!.getByText('Price on request')).toBeTruthy();
  expect(cards[1]!.getByText('Accessory')).toBeTruthy();
  expect(cards[1]!.queryByRole('img')).toBeNull();
  expect(cards[2]!.getByText('For Parts')).toBeTruthy();
  expect(cards[3]!.getByText('Used - Good')).toBeTruthy();
});

test('a shelf is an address, and so is a page of it', async () => {
  const asked: Variables[] = [];
  const { user, router } = await renderApp('/products?after=abc&page=2', {
    link: fakeServer({
      ProductList(variables) {
        asked.push(variables);
        return productPage([product()], { hasNextPage: true, hasPreviousPage: true, totalCount: 40 });
      },
    }),
  });
  await screen.findByText('13–13 of 40');
  expect(asked).toEqual([{ language: 'EN', category: null, first: 12, after: 'abc' }]);

  await user.click(screen.getByRole('link', { name: 'TVs' }));
  expect(router.state.location.search).toBe('?category=TV');
  await waitFor(() => expect(asked.at(-1)).toEqual({ language: 'EN', category: 'TV', first: 12, after: null }));
  expect(screen.getByRole('link', { name: 'TVs' }).getAttribute('aria-current')).toBe('page');

  await user.click(screen.getByRole('link', { name: 'Next' }));
  expect(router.state.location.search).toBe('?category=TV&after=end&page=2');
  await user.click(screen.getByRole('link', { name: 'Previous' }));
  expect(router.state.location.search).toBe('?category=TV');
});

test('a shelf that does not exist is all of them', async () => {
  const asked: Variables[] = [];
  await renderApp('/products?category=toString', {
    link: fakeServer({ ProductList: (variables) => (asked.push(variables), productPage([product()])) }),
  });
  await screen.findByRole('link', { name: 'Sony Bravia 55' });
  expect(asked).toEqual([{ language: 'EN', category: null, first: 12, after: null }]);
});

test('a page that is gone leads to the beginning of its shelf', async () => {
  const { router } = await renderApp('/products?category=TV&after=gone', {
    link: fakeServer({
      ProductList: ({ after }) =>
        after ? productPage([], { totalCount: 1, hasPreviousPage: true }) : productPage([product()]),
    }),
  });
  expect(await screen.findByRole('link', { name: 'Sony Bravia 55' })).toBeTruthy();
  expect(router.state.location.search).toBe('?category=TV');
});

test('an empty shop says so; one that failed to load is not empty', async () => {
  let healthy = false;
  const { user } = await renderApp('/products', {
    link: fakeServer({
      ProductList: () =>
        healthy ? productPage([]) : refusal('INTERNAL', 'Something went wrong. Please try again later.'),
    }),
  });
  const alert = await main().findByRole('alert');
  expect(screen.queryByText('No Products Available')).toBeNull();
  healthy = true;
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No Products Available')).toBeTruthy();
});
