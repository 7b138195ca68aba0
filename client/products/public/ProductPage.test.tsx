import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rating, review, reviewPage } from '../../reviews/testing/reviews';
import { fakeServer, refusal } from '../../testing/fakeServer';
import { renderApp } from '../../testing/renderApp';
import { product } from '../testing/products';

/** The first test of a file waits for code to be loaded. */
const PATIENCE = { timeout: 5000 };

type Server = Parameters<typeof fakeServer>[0];

const server = (answers: Server = {}) =>
  fakeServer({
    ProductDetails: { product: product({ rating: { average: 4.25, count: 4 } }) },
    TargetReviews: { reviews: reviewPage([]) },
    ...answers,
  });

async function open(answers?: Server) {
  const app = await renderApp('/products/p1', { link: server(answers) });
  await screen.findByRole('heading', { level: 1 }, PATIENCE);
  return app;
}

const main = () => within(screen.getByRole('main'));

/** The top bar asks for the same, and the answer serves both. */
const contacts = (change: Record<string, unknown> = {}) => ({
  contactPage: {
    __typename: 'ContactPage',
    contactInfo: {
      __typename: 'ContactInfo',
      address: null,
      phones: ['', ' ', '984-1234567', '01-4000000'],
      email: null,
      hours: null,
      whatsapp: null,
      messenger: 'parda.tv',
      phoneIcon: null,
      emailIcon: null,
      whatsappIcon: null,
      messengerIcon: null,
      ...change,
    },
  },
});

test('tells what there is to know of it', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Sony Bravia 55' })).toBeTruthy();
  expect(document.title).toBe('Sony Bravia 55 · Parda');
  expect(screen.getByText('4.3')).toBeTruthy();
  expect(screen.getByText('4 reviews')).toBeTruthy();
  expect(screen.getByText('Rs. 1,25,000')).toBeTruthy();
  expect(screen.getByText('Used - Like New')).toBeTruthy();
  expect(await screen.findByText('With a new backlight.', undefined, PATIENCE)).toBeTruthy();
});

test('a refurbished set says its grade, its warranty and how it was tested, and that it is reserved', async () => {
  const test = {
    __typename: 'ProductTest',
    signedAt: '2026-07-01T05:00:00.000Z',
    rows: [
      { __typename: 'SheetRow', item: 'Power', result: 'OK', note: null },
      { __typename: 'SheetRow', item: 'Antenna', result: 'MISSING', note: 'Any will do.' },
    ],
    accessories: [{ __typename: 'SheetAccessory', name: 'Remote', count: 2 }],
  };
  const set = product({ grade: 'B', warrantyMonths: 6, availability: 'RESERVED', test } as never);
  await open({ ProductDetails: { product: set }, ProductPayment: { productPayment: null } });
  const texts = ['Grade B', 'Reserved', '6 months', 'Tested in our workshop', 'Fine', 'Any will do.'];
  for (const text of texts) expect(main().getByText(text)).toBeTruthy();
  expect(main().getByText('Comes with: Remote × 2')).toBeTruthy();
  // what is an item of the starter list is in the reader's language, what the owner wrote as they wrote it
  for (const item of ['Power', 'Antenna']) expect(main().getByText(item)).toBeTruthy();
});

test('another picture can be chosen, and opened large', async () => {
  const { user } = await open();
  const large = screen.getByRole('button', { name: 'Enlarge picture: Sony Bravia 55' });
  const shown = () => large.querySelector('img')!.getAttribute('src');
  expect(shown()).toContain('one.webp');
  await user.click(screen.getByRole('button', { name: 'Show picture 2 of 2' }));
  expect(shown()).toContain('two.webp');
  expect(screen.getByRole('button', { name: 'Show picture 2 of 2' }).getAttribute('aria-pressed')).toBe('true');
  await user.click(large);
  expect(await screen.findByRole('img', { name: 'Picture 2 of 2' }, PATIENCE)).toBeTruthy();
});

test('the shop can be called, and written to about this product', async () => {
  const { user } = await open({ TopBarContacts: contacts() });
  const toggle = screen.getByRole('button', { name: 'Contact to Purchase' });
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
  await user.click(toggle);
  const call = await main().findByRole('link', { name: /^Call/ });
  expect(call.getAttribute('href')).toBe('tel:9841234567');
  const whatsapp = new URL(main().getByRole('link', { name: 'WhatsApp' }).getAttribute('href')!);
  expect(whatsapp.origin + whatsapp.pathname).toBe('https://wa.me/9779841234567');
  expect(whatsapp.searchParams.get('text')).toContain('Sony Bravia 55');
  expect(main().getByRole('link', { name: 'Messenger' }).getAttribute('href')).toBe('https://m.me/parda.tv');
  await user.click(toggle);
  expect(main().queryByRole('link', { name: 'WhatsApp' })).toBeNull();
});

test('a landline is called, and offered no WhatsApp', async () => {
  const { user } = await open({ TopBarContacts: contacts({ phones: ['+977-01-4000000'] }) });
  await user.click(screen.getByRole('button', { name: 'Contact to Purchase' }));
  expect(await main().findByRole('link', { name: /^Call/ })).toBeTruthy();
  expect(main().queryByRole('link', { name: 'WhatsApp' })).toBeNull();
});

test.each([
  ['there is no page with them', { contactPage: null }],
  ['they are blank', contacts({ phones: ['  '], messenger: ' ' })],
])('contacts that are not there are said to be missing: %s', async (_, TopBarContacts) => {
  const { user } = await open({ TopBarContacts });
  await user.click(screen.getByRole('button', { name: 'Contact to Purchase' }));
  expect(await screen.findByText('Contact information is not available. Please try again later.')).toBeTruthy();
});

test('contacts that failed to load are not missing ones', async () => {
  const lost = refusal('INTERNAL', 'Something went wrong. Please try again later.');
  const { user } = await open({ TopBarContacts: lost, PurchaseContacts: lost });
  await user.click(screen.getByRole('button', { name: 'Contact to Purchase' }));
  expect(await main().findByRole('alert')).toBeTruthy();
  expect(screen.queryByText(/Contact information is not available/)).toBeNull();
});

test('one that is not there says so and leads back; one that failed to load can be asked for again', async () => {
  let answer: Record<string, unknown> | Error = refusal('INTERNAL', 'Something went wrong. Please try again later.');
  const { user } = await open({ ProductDetails: () => answer });
  const alert = await main().findByRole('alert');
  expect(screen.queryByText('Product not found')).toBeNull();
  answer = { product: null };
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Product not found' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to products' }).getAttribute('href')).toBe('/products');
});

test('a review that is sent stands among the others, and the rating follows', async () => {
  const sent: unknown[] = [];
  let received = [review({ id: 'old', targetType: 'PRODUCT', targetId: 'p1', subject: null, comment: 'A good set.' })];
  const { user } = await open({
    ProductDetails: () => ({ product: product({ rating: rating(4, received.length) }) }),
    TargetReviews: () => ({ reviews: reviewPage(received) }),
    SubmitReview({ input }) {
      sent.push(input);
      const mine = review({
        id: 'new',
        targetType: 'PRODUCT',
        targetId: 'p1',
        subject: null,
        comment: '<b>Bright!</b>',
      });
      received = [mine, ...received];
      return { submitReview: mine };
    },
  });
  await screen.findByText('A good set.');
  expect(screen.getByText('1 review')).toBeTruthy();
  await user.click(await screen.findByRole('radio', { name: '5 stars' }, PATIENCE));
  await user.type(screen.getByLabelText('Name'), 'Gita');
  await user.type(main().getByLabelText('Email'), 'gita@example.com');
  await user.type(screen.getByLabelText('Comment (optional)'), '<b>Bright!</b>');
  await user.click(screen.getByRole('button', { name: 'Submit review' }));

  expect(await screen.findByText('Review submitted successfully. Thank you!')).toBeTruthy();
  const thanks = 'You have already reviewed this product. Thank you for your feedback!';
  expect(screen.getByText(thanks)).toBeTruthy();
  // Markup in a review is shown as it was typed.
  expect(await screen.findByText('<b>Bright!</b>')).toBeTruthy();
  await waitFor(() => expect(screen.getByText('2 reviews')).toBeTruthy());
  expect(sent).toEqual([
    {
      targetType: 'PRODUCT',
      targetId: 'p1',
      subject: null,
      rating: 5,
      comment: '<b>Bright!</b>',
      authorName: 'Gita',
      authorEmail: 'gita@example.com',
    },
  ]);
});

test('a guest who has reviewed on this device is not asked again, of another product they are', async () => {
  localStorage.setItem('parda.reviewed', JSON.stringify(['PRODUCT p1']));
  const { router } = await open({
    ProductDetails: ({ id }) => ({ product: product({ id: String(id), name: `Set ${String(id)}` }) }),
  });
  expect(await screen.findByText(/You have already reviewed this product/)).toBeTruthy();
  await act(() => router.navigate('/products/p2'));
  await screen.findByRole('heading', { level: 1, name: 'Set p2' });
  expect(await screen.findByRole('radio', { name: '1 star' })).toBeTruthy();
});

test('the pages of its reviews are addresses that lead to the reviews', async () => {
  const asked: unknown[] = [];
  await open({
    TargetReviews(variables) {
      asked.push(variables);
      return { reviews: reviewPage([review()], { hasNextPage: true, totalCount: 9 }) };
    },
  });
  const next = await screen.findByRole('link', { name: 'Next' });
  expect(next.getAttribute('href')).toBe('/products/p1?after=end&page=2#reviews');
  expect(asked).toEqual([{ targetType: 'PRODUCT', targetId: 'p1', first: 5, after: null }]);
});

test('the form stays, with what was typed, when a poll brings news', async () => {
  let name = 'Sony Bravia 55';
  const { user, client } = await open({ ProductDetails: () => ({ product: product({ name }) }) });
  await user.type(await screen.findByLabelText('Comment (optional)'), 'Half a sent');
  name = 'Sony Bravia 55 OLED';
  await act(() => client.refetchQueries({ include: 'active' }));
  await screen.findByRole('heading', { level: 1, name });
  expect(screen.getByLabelText<HTMLTextAreaElement>('Comment (optional)').value).toBe('Half a sent');
});
