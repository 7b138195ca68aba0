import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fakeServer';
import { renderPart } from '../../../testing/renderPart';
import { blankServices, noClosing } from './content';
import { ServicesPreview } from './ServicesPreview';

const server = fakeServer({
  ServicesContent: {
    servicesPage: null,
    servicePrices: [],
    serviceRating: { __typename: 'RatingSummary', average: 4.5, count: 2 },
    contactPage: null,
  },
});

it('shows what is written, the rating of today, and the words of the server where there are none', async () => {
  const content = {
    ...blankServices,
    header: { title: 'TV repair', subtitle: null },
    body: 'We open **the set**.',
    supportedBrandsSection: { title: '', brands: [{ id: '1', name: 'LG', logoUrl: 'https://x.np/lg.png', order: 0 }] },
    closingCta: { ...noClosing, title: 'Not sure?' },
  };
  await renderPart(<ServicesPreview content={content} />, { link: server });
  expect(screen.getByRole('heading', { level: 1, name: 'TV repair' })).toBeTruthy();
  expect(await screen.findByText('We open the set.')).toBeTruthy();
  expect(await screen.findByText('4.5 out of 5')).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'Brands We Support' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Contact Us' }).getAttribute('href')).toBe('/contact');
});
