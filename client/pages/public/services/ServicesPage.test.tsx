import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer, refusal } from '../../../testing/fakeServer';
import { renderApp } from '../../../testing/renderApp';
// Fetched ahead, so that the first test waits for the page's answer alone.
import './ServicesPage';

const item = (id: string, order: number, iconIdentifier: string, title: string, description: string) => ({
  __typename: 'IconItem',
  id,
  order,
  iconIdentifier,
  title,
  description,
});

const servicesPage = {
  __typename: 'ServicesPage',
  body: `<p>${'y'.repeat(151)}</p>`,
  header: { __typename: 'PageHeading', title: 'TV repair', subtitle: null as string | null },
  headerBackgroundImageUrl: null,
  headerBackgroundVideoUrl: null,
  serviceItems: [
    item('b', 2, 'fanNoise', 'Fan noise', 'It hums.'),
    item('a', 1, 'screenRepair', 'Screens', 'x'.repeat(101)),
  ],
  sideImageCard: { __typename: 'SideImageCard', imageUrl: '/media/bench.webp', title: 'At the bench', text: 'Tested.' },
  supportedBrandsSection: {
    __typename: 'BrandsSection',
    title: 'Brands',
    brands: [
      { __typename: 'Brand', id: '2', name: 'LG', logoUrl: '/media/lg.webp', order: 2 },
      { __typename: 'Brand', id: '1', name: 'Samsung', logoUrl: '/media/samsung.webp', order: 1 },
    ],
  },
  closingCta: {
    __typename: 'ServicesClosingCta',
    title: 'Not sure?',
    description: 'Ask.',
    ctaText: 'Contact us',
    ctaLink: '/contact',
  },
};
const contactPage = {
  __typename: 'ContactPage',
  contactInfo: {
    __typename: 'ContactInfo',
    address: 'New Road </script>',
    phones: ['', '+977 1 4123456'],
    email: null,
    hours: null,
    whatsapp: null,
    messenger: null,
    phoneIcon: null,
    emailIcon: null,
    whatsappIcon: null,
    messengerIcon: null,
    openingHours: [],
  },
  locationInfo: { __typename: 'ContactLocationInfo', mapEmbedUrl: null },
};
const rated = { __typename: 'RatingSummary', average: 4.6428 as number | null, count: 28 };
const servicePrices = [{ __typename: 'ServicePrice', serviceId: 'a', from: 2800 }];
const content = { servicesPage, servicePrices, serviceRating: rated, contactPage };

const show = (answer: Parameters<typeof fakeServer>[0][string], language?: 'en' | 'ne') =>
  renderApp('/services', {
    // The top bar asks for the same page; both must agree, as they do on a server.
    link: fakeServer({ ServicesContent: answer, TopBarContacts: refusal('INTERNAL', 'Not now.') }),
    ...(language && { language }),
  });
const main = () => within(screen.getByRole('main'));
const block = () => document.querySelector('script[type="application/ld+json"]');

test('shows what is repaired, by order, and leads on', async () => {
  await show(content);
  expect(await screen.findByRole('heading', { level: 1, name: 'TV repair' })).toBeTruthy();
  const services = main().getAllByRole('heading', { level: 3 });
  expect(services.map(({ textContent }) => textContent)).toEqual(['Screens', 'Fan noise']);
  expect(main().getByText('x'.repeat(101))).toBeTruthy();
  expect(main().getByRole('img', { name: 'At the bench' })).toBeTruthy();
  expect(main().getByText('4.6 out of 5')).toBeTruthy();
  expect(main().getByText('28 reviews')).toBeTruthy();
  expect(main().getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('/contact');
});

test('the slider cuts a long description to 97 characters and an ellipsis, and has arrows and dots', async () => {
  const { user } = await show(content);
  const slider = within(await screen.findByRole('region', { name: 'Our services' }));
  expect(slider.getByText(`${'x'.repeat(97)}...`)).toBeTruthy();
  await user.click(slider.getByRole('button', { name: 'Next slide' }));
  expect(slider.getByRole('group', { name: '2 of 2' }).textContent).toContain('It hums.');
  await user.click(slider.getByRole('button', { name: 'Slide 1: Screens' }));
  expect(slider.getByRole('group', { name: '1 of 2' })).toBeTruthy();
});

test('the beginning of the body stands in for a missing subtitle', async () => {
  await show(content);
  expect(await screen.findByText(`${'y'.repeat(150)}...`)).toBeTruthy();
});

test('the brands stand twice, the second time for eyes only, and stop at a press', async () => {
  const { user } = await show(content);
  const section = (await screen.findByRole('heading', { level: 2, name: 'Brands' })).closest('section')!;
  expect(section.querySelectorAll('img')).toHaveLength(4);
  const logos = within(section).getAllByRole('img');
  expect(logos.map((logo) => logo.getAttribute('alt'))).toEqual(['Samsung', 'LG']);
  await user.click(within(section).getByRole('button', { name: 'Pause the logos' }));
  expect(section.querySelector('[data-stopped="true"]')).toBeTruthy();
});

test('without services, a rating or more, it says what is missing and leaves out the rest', async () => {
  const bare = { ...servicesPage, body: null, serviceItems: [], sideImageCard: null, closingCta: null };
  await show({
    ...content,
    servicesPage: { ...bare, supportedBrandsSection: null },
    serviceRating: { ...rated, average: null, count: 0 },
  });
  expect(await screen.findByText('No services available')).toBeTruthy();
  expect(main().queryByRole('heading', { level: 2 })).toBeNull();
  expect(main().queryByText(/out of/)).toBeNull();
});

test('tells search engines about the shop, and no address can break out of that', async () => {
  const { router } = await show(content);
  await screen.findByRole('heading', { level: 1, name: 'TV repair' });
  const text = block()?.textContent ?? '';
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toMatchObject({
    '@type': 'LocalBusiness',
    telephone: '+977 1 4123456',
    address: { '@type': 'PostalAddress', streetAddress: 'New Road </script>', addressCountry: 'NP' },
    areaServed: 'Kathmandu Valley',
    priceRange: '$$',
    makesOffer: { itemOffered: { serviceType: 'TV Repair Service' } },
    aggregateRating: { ratingValue: '4.6', reviewCount: 28 },
  });
  await router.navigate('/login');
  await screen.findByRole('tab', { name: 'Login' });
  expect(block()).toBeNull();
});

test('without reviews there is no rating to tell', async () => {
  await show({ ...content, contactPage: null, serviceRating: { ...rated, average: null, count: 0 } });
  await screen.findByRole('heading', { level: 1, name: 'TV repair' });
  const data: unknown = JSON.parse(block()?.textContent ?? '');
  expect(data).not.toHaveProperty('aggregateRating');
  expect(data).not.toHaveProperty('telephone');
});

test('a page that is not there, and one that failed', async () => {
  const first = await show({ ...content, servicesPage: null });
  expect(await screen.findByText('Services content not available or failed to load.')).toBeTruthy();
  first.unmount();

  let healthy = false;
  const { user } = await show(() => (healthy ? content : refusal('INTERNAL', 'secret')));
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText('Something went wrong. Please try again later.')).toBeTruthy();
  healthy = true;
  await user.click(alert.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'TV repair' })).toBeTruthy();
});

test('a service says what it costs at least where the shop shows it', async () => {
  await show(content);
  const item = (name: string) => screen.getByRole('heading', { level: 3, name }).closest('li')!;
  expect((await screen.findByText('from Rs. 2,800')).closest('li')).toBe(item('Screens'));
  expect(within(item('Fan noise')).queryByText(/^from/)).toBeNull();
});
