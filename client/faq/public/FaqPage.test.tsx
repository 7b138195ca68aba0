import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeServer, refusal } from '../../testing/fakeServer';
import { renderApp } from '../../testing/renderApp';

const item = (id: string, order: number, question: string, answer: string) => ({
  __typename: 'FaqItem',
  id,
  order,
  question,
  answer,
});

const faqItems = [
  item('b', 2, 'What does it cost?', '<p>Rs. 500.</p>'),
  item('a', 1, 'How long does it take?', '<p>Two days.</p>'),
];

test('questions stand in order; one is open at a time, and a click closes it again', async () => {
  const { user } = await renderApp('/faq', { link: fakeServer({ FaqList: { faqItems } }) });
  const first = await screen.findByRole('button', { name: 'How long does it take?' });
  const questions = within(screen.getByRole('main')).getAllByRole('button', { name: /\?$/ });
  expect(questions.map(({ textContent }) => textContent)).toEqual(['How long does it take?', 'What does it cost?']);
  expect(document.title).toBe('Frequently asked questions · Parda');

  await user.click(first);
  expect(await screen.findByText('Two days.')).toBeTruthy();
  await user.click(questions[1]!);
  expect(await screen.findByText('Rs. 500.')).toBeTruthy();
  expect(screen.queryByText('Two days.')).toBeNull();
  expect(questions.map((button) => button.getAttribute('aria-expanded'))).toEqual(['false', 'true']);

  await user.click(questions[1]!);
  expect(questions[1]!.getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByText('Rs. 500.')).toBeNull();
});

test('an empty list says so', async () => {
  await renderApp('/faq', { link: fakeServer({ FaqList: { faqItems: [] } }) });
  expect(await screen.findByText('No questions have been answered here yet.')).toBeTruthy();
});

test('a list that failed to load is not an empty one: the reason, and a way to try again', async () => {
  let healthy = false;
  const link = fakeServer({
    FaqList: () => (healthy ? { faqItems } : refusal('INTERNAL', 'Something went wrong. Please try again later.')),
  });
  const { user } = await renderApp('/faq', { link });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Something went wrong. Please try again later.');
  expect(screen.queryByText('No questions have been answered here yet.')).toBeNull();

  healthy = true;
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'How long does it take?' })).toBeTruthy();
});

const content = (over: Record<string, unknown> = {}) => ({
  faqPage: {
    __typename: 'FaqPage',
    title: 'FAQ',
    body: '<p>As we would on the phone.</p>',
    header: {
      __typename: 'FaqHeader',
      title: 'Questions and answers',
      subtitle: 'About repairs and prices.',
      backgroundImageUrl: '/media/header.webp',
      backgroundVideoUrl: null,
    },
    faqListSection: { __typename: 'FaqSection', title: 'Asked most', backgroundImageUrl: '/media/list.webp' },
    geminiSection: { __typename: 'FaqSection', title: 'Ask our helper', backgroundImageUrl: '/media/helper.webp' },
    ...over,
  },
});

test('the owner’s words and pictures stand around the list', async () => {
  await renderApp('/faq', { link: fakeServer({ FaqList: { faqItems }, FaqContent: content() }) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Questions and answers' })).toBeTruthy();
  expect(document.title).toBe('Questions and answers · Parda');
  const main = within(screen.getByRole('main'));
  expect(main.getByText('About repairs and prices.')).toBeTruthy();
  expect(await main.findByText('As we would on the phone.')).toBeTruthy();
  expect(main.getByRole('heading', { level: 2, name: 'Asked most' })).toBeTruthy();
  expect(main.getAllByRole('heading', { level: 3 })).toHaveLength(faqItems.length);
  const pictures = [...document.querySelectorAll('main img')].map((image) => image.getAttribute('src'));
  expect(pictures).toEqual(['/media/header.webp', '/media/list.webp', '/media/helper.webp']);
  expect(main.getByRole('heading', { level: 2, name: 'Ask our helper' })).toBeTruthy();
});

test('a video of the owner’s plays without a sound, and can be stopped', async () => {
  const header = { ...content().faqPage.header, backgroundVideoUrl: '/media/shop.mp4' };
  const link = fakeServer({ FaqList: { faqItems }, FaqContent: content({ header }) });
  const { user } = await renderApp('/faq', { link });
  await screen.findByRole('heading', { level: 1, name: 'Questions and answers' });
  const video = document.querySelector('video')!;
  expect([video.getAttribute('src'), video.getAttribute('poster')]).toEqual(['/media/shop.mp4', '/media/header.webp']);
  expect([video.muted, video.loop]).toEqual([true, true]);
  await user.click(await screen.findByRole('button', { name: 'Pause the video' }));
  expect(video.paused).toBe(true);
  await user.click(await screen.findByRole('button', { name: 'Play the video' }));
  expect(video.paused).toBe(false);
});

test('without the page’s content the list stands under our own words', async () => {
  await renderApp('/faq', { link: fakeServer({ FaqList: { faqItems }, FaqContent: { faqPage: null } }) });
  expect(await screen.findByText('What people ask us before they hand over their television.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'What does it cost?' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2, name: 'Ask Our AI Assistant' })).toBeTruthy();
});

const open = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-expanded') === 'true';

test('an address opens its question and scrolls to it, also while the page is there already', async () => {
  const scrolled: (string | null)[] = [];
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolled.push(this.textContent);
  });
  const { user, router } = await renderApp('/faq?item=b', { link: fakeServer({ FaqList: { faqItems } }) });
  expect(await screen.findByText('Rs. 500.')).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('What does it cost?');

  await act(() => router.navigate('/faq?item=a'));
  expect(await screen.findByText('Two days.')).toBeTruthy();
  expect(open('What does it cost?')).toBe(false);

  // What the reader closes stays closed until they ask for it once more.
  await user.click(screen.getByRole('button', { name: 'How long does it take?' }));
  expect(open('How long does it take?')).toBe(false);
  await act(() => router.navigate('/faq?item=a'));
  await waitFor(() => expect(open('How long does it take?')).toBe(true));
  expect(scrolled).toEqual(['What does it cost?', 'How long does it take?', 'How long does it take?']);

  await act(() => router.navigate('/faq?item=gone'));
  expect(open('How long does it take?')).toBe(true);
  scroll.mockRestore();
});

test('reads in Nepali', async () => {
  await renderApp('/faq', { language: 'ne', link: fakeServer({ FaqList: { faqItems } }) });
  expect(await screen.findByRole('heading', { level: 1, name: 'धेरै सोधिने प्रश्नहरू' })).toBeTruthy();
  await waitFor(() => expect(document.documentElement.lang).toBe('ne'));
});
