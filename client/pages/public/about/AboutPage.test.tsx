import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer, refusal } from '../../../testing/fakeServer';
import { renderApp } from '../../../testing/renderApp';
// Fetched ahead, so that the first test waits for the page's answer alone.
import './AboutPage';

const plain = { subtitle: null, backgroundImageUrl: null, backgroundColor: null, textColor: null };
const missing = 'About Us content not available or failed to load.';
const words = (count: number) => 'word '.repeat(count).trim();

const story = {
  __typename: 'FullWidthTextSection',
  ...plain,
  id: 'story',
  order: 1,
  title: 'Our story',
  paragraphs: [`<p>${words(40)}</p><script>alert(1)</script>`],
  alignment: 'CENTER',
};
const strengths = {
  __typename: 'IconGridSection',
  ...plain,
  id: 'strengths',
  order: 3,
  title: 'What we stand for',
  subtitle: 'Three promises',
  columns: 3,
  items: [
    { __typename: 'IconGridItem', id: 'a', iconIdentifier: 'quality', title: 'Quality', description: 'Good parts.' },
    { __typename: 'IconGridItem', id: 'b', iconIdentifier: 'speed', title: 'Pace', description: 'Three days.' },
  ],
};
const team = {
  __typename: 'TeamShowcaseSection',
  ...plain,
  id: 'team',
  order: 4,
  title: 'The people',
  displayStyle: 'LIST',
  introductionText: '<p>Two of us.</p>',
  members: [
    { __typename: 'TeamMember', id: '2', order: 2, name: 'Maya', role: 'Boards', bioSnippet: null, imageUrl: null },
    {
      __typename: 'TeamMember',
      id: '1',
      order: 1,
      name: 'Sunil Shakya',
      role: 'Panels',
      bioSnippet: 'x'.repeat(121),
      imageUrl: null,
    },
  ],
};
const workshop = {
  __typename: 'TextWithImageSection',
  ...plain,
  id: 'workshop',
  order: 2,
  title: 'The workshop',
  paragraphs: ['<p>Come in.</p>'],
  imageUrl: '/media/bench.webp',
  textSide: 'RIGHT',
  ctaButtonText: 'What we do',
  ctaButtonLink: '#/services',
};
const call = {
  __typename: 'CallToActionSection',
  ...plain,
  id: 'call',
  order: 5,
  title: 'Is it dark?',
  text: '<p>Tell us.</p>',
  backgroundColor: '#ffff00',
  textColor: '#ffffff',
  primaryCtaText: 'Book',
  primaryCtaLink: '/repair',
  secondaryCtaText: 'Nowhere',
  secondaryCtaLink: 'javascript:alert(1)',
};
const place = {
  __typename: 'LocationSection',
  ...plain,
  id: 'place',
  order: 6,
  title: 'Where we are',
  address: 'New Road, Kathmandu',
  mapEmbedUrl: 'https://www.openstreetmap.org/export/embed.html?bbox=1',
  accessibilityInfo: 'No steps.',
};

const page = (...sections: object[]) => ({ aboutPage: { __typename: 'AboutPage', title: 'About Parda', sections } });
const show = (answer: Parameters<typeof fakeServer>[0][string]) =>
  renderApp('/about', { link: fakeServer({ AboutContent: answer }) });
const main = () => within(screen.getByRole('main'));

test('every kind of section is shown, by order, and what it holds', async () => {
  await show(page(place, call, team, strengths, workshop, story));
  expect(await screen.findByRole('heading', { level: 1, name: 'About Parda' })).toBeTruthy();
  expect(document.title).toBe('About Parda · Parda');
  const headings = main().getAllByRole('heading', { level: 2 });
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'Our story',
    'The workshop',
    'What we stand for',
    'The people',
    'Is it dark?',
    'Where we are',
  ]);
  expect(main().getByRole('img', { name: 'The workshop' }).getAttribute('src')).toBe('/media/bench.webp');
  expect(main().getByRole('link', { name: 'What we do' }).getAttribute('href')).toBe('/services');
  expect(main().getByText('Good parts.')).toBeTruthy();
  expect(main().getByText('S')).toBeTruthy();
  const people = main().getAllByRole('heading', { level: 3 }).slice(-2);
  expect(people.map(({ textContent }) => textContent)).toEqual(['Sunil Shakya', 'Maya']);
  expect(main().getByText(`${'x'.repeat(117)}...`)).toBeTruthy();
  expect(main().getByRole('link', { name: 'Book' }).getAttribute('href')).toBe('/repair');
  expect(main().queryByText('Nowhere')).toBeNull();
  expect(main().getByText('New Road, Kathmandu', { selector: 'address' })).toBeTruthy();
  expect(main().getByText('No steps.')).toBeTruthy();
  const map = document.querySelector('main iframe');
  expect(map?.getAttribute('loading')).toBe('lazy');
  expect(map?.getAttribute('title')).toBeTruthy();
});

test('a map of another site is never embedded', async () => {
  await show(page({ ...place, mapEmbedUrl: 'https://evil.example/maps/' }));
  expect(await screen.findByText('New Road, Kathmandu', { selector: 'address' })).toBeTruthy();
  expect(document.querySelector('iframe')).toBeNull();
});

test('the slider has a slide for each section, its words without tags and cut to 150 characters', async () => {
  const { user } = await show(page(strengths, story));
  const slider = within(await screen.findByRole('region', { name: 'About us' }));
  const text = slider.getByText(/^word/).textContent ?? '';
  expect(text).toBe(`${words(40).slice(0, 147).trimEnd()}...`);
  expect(slider.getAllByRole('button', { name: /^Slide/ })).toHaveLength(2);
  expect(slider.queryByRole('button', { name: 'Next slide' })).toBeNull();
  await user.click(slider.getByRole('button', { name: 'Slide 2: What we stand for' }));
  expect(slider.getByRole('group', { name: '2 of 2' }).textContent).toBe('What we stand forThree promises');
});

test('colours of the owner’s that cannot be read give way', async () => {
  await show(page(call));
  const section = (await screen.findByRole('heading', { level: 2, name: 'Is it dark?' })).closest('section');
  expect(section?.style.getPropertyValue('--ground')).toBe('#ffff00');
  expect(section?.style.getPropertyValue('--ink')).toBe('#1f2937');
});

test('a page that is not there says so', async () => {
  await show({ aboutPage: null });
  expect(await screen.findByText(missing)).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'About us' })).toBeTruthy();
});

test('one that failed to load says why, and can be tried again', async () => {
  let healthy = false;
  const { user } = await show(() => (healthy ? page(story) : refusal('INTERNAL', 'The cable is out.')));
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText(missing)).toBeTruthy();
  expect(alert.getByText('The cable is out.')).toBeTruthy();
  healthy = true;
  await user.click(alert.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Our story' })).toBeTruthy();
});
