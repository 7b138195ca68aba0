import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { keepLook } from '../../../lib/theme';
import { fakeServer, refusal } from '../../../testing/fakeServer';
import { renderApp } from '../../../testing/renderApp';
// Fetched ahead, so that the first test waits for the page's answer alone.
import './WhyChooseUsPage';

const missing = 'Why Choose Us content not available or failed to load.';
const benefit = (id: string, order: number, title: string, description: string) => ({
  __typename: 'IconItem',
  id,
  order,
  iconIdentifier: id,
  title,
  description,
});
const benefitItems = [benefit('zeal', 2, 'Zeal', 'We like sets.'), benefit('warranty', 1, 'Warranty', 'x'.repeat(101))];
const closingCta = {
  __typename: 'WhyChooseUsClosingCta',
  title: 'See for yourself',
  description: null,
  cta1Text: 'Book',
  cta1Link: '/repair',
  cta2Text: 'Reviews' as string | null,
  cta2Link: '/reviews' as string | null,
};
const page = {
  __typename: 'WhyChooseUsPage',
  header: { __typename: 'PageHeading', title: 'Why us', subtitle: 'Honest work.' },
  headerBackgroundImageUrl: null as string | null,
  headerBackgroundVideoUrl: null as string | null,
  benefitsTitle: 'Our Core Benefits',
  benefitItems,
  closingCta,
};

const show = (answer: Parameters<typeof fakeServer>[0][string]) =>
  renderApp('/why-choose-us', { link: fakeServer({ WhyChooseUsContent: answer }) });
const main = () => within(screen.getByRole('main'));

test('shows the benefits by order, one at a time in the banner and all of them below', async () => {
  await show({ whyChooseUsPage: page });
  const slider = within(await screen.findByRole('region', { name: 'Our benefits' }));
  expect(slider.getByText(`${'x'.repeat(97)}...`)).toBeTruthy();
  expect(slider.queryByRole('button', { name: 'Next slide' })).toBeNull();
  expect(screen.getByRole('heading', { level: 1, name: 'Why us' })).toBeTruthy();
  expect(main().queryByText('Honest work.')).toBeNull();
  expect(main().getByRole('heading', { level: 2, name: 'Our Core Benefits' })).toBeTruthy();
  const titles = main().getAllByRole('heading', { level: 3 });
  expect(titles.map(({ textContent }) => textContent)).toEqual(['Warranty', 'Zeal']);
  expect(main().getAllByText('Z')).toHaveLength(2);
});

test('without benefits the banner has the title and the subtitle', async () => {
  await show({ whyChooseUsPage: { ...page, benefitItems: [] } });
  expect(await screen.findByText('Honest work.')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Why us' })).toBeTruthy();
  expect(main().queryByRole('heading', { name: 'Our Core Benefits' })).toBeNull();
});

test.each([
  [null, '/reviews'],
  ['Reviews', null],
])('the second link needs both its text and its way (%s, %s)', async (cta2Text, cta2Link) => {
  await show({ whyChooseUsPage: { ...page, closingCta: { ...closingCta, cta2Text, cta2Link } } });
  expect((await screen.findByRole('link', { name: 'Book' })).getAttribute('href')).toBe('/repair');
  expect(main().queryByRole('link', { name: 'Reviews' })).toBeNull();
});

test('with both it is there', async () => {
  await show({ whyChooseUsPage: page });
  expect((await main().findByRole('link', { name: 'Reviews' })).getAttribute('href')).toBe('/reviews');
});

test('a film behind the words is silent, goes round, and can be stopped', async () => {
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (this: HTMLElement) {
    this.dispatchEvent(new Event('play'));
    return Promise.resolve();
  });
  const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (this: HTMLElement) {
    this.dispatchEvent(new Event('pause'));
  });
  const film = { ...page, headerBackgroundVideoUrl: '/media/shop.mp4', headerBackgroundImageUrl: '/media/shop.webp' };
  const { user } = await show({ whyChooseUsPage: film });
  const stop = await screen.findByRole('button', { name: 'Pause the video' });
  const video = document.querySelector('video');
  expect(video).toMatchObject({ muted: true, loop: true });
  expect(video?.getAttribute('poster')).toBe('/media/shop.webp');
  expect(play).toHaveBeenCalledTimes(1);
  await user.click(stop);
  expect(pause).toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Play the video' }));
  expect(screen.getByRole('button', { name: 'Pause the video' })).toBeTruthy();
  vi.restoreAllMocks();
});

test('it keeps still where little motion is wanted', async () => {
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  keepLook('system', { reduceMotion: true });
  await show({ whyChooseUsPage: { ...page, headerBackgroundVideoUrl: '/media/shop.mp4' } });
  expect(await screen.findByRole('button', { name: 'Play the video' })).toBeTruthy();
  expect(play).not.toHaveBeenCalled();
  keepLook('system', null);
  vi.restoreAllMocks();
});

test('a spinner until it is here; then what is missing or has failed is said', async () => {
  let healthy = false;
  const { user } = await show(() => (healthy ? { whyChooseUsPage: null } : refusal('INTERNAL', 'The cable is out.')));
  expect(await screen.findByRole('img', { name: 'Loading…' })).toBeTruthy();
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText(missing)).toBeTruthy();
  healthy = true;
  await user.click(alert.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(missing)).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
