import { expect, test } from 'vitest';
import { expectRichResult } from '../../../testing/richResults';
import { placeOnMap, postalAddress, repairShopData, type ShopFacts } from './repairShopData';

const facts = {
  contactPage: {
    contactInfo: {
      address: 'Parda TV Repair, 2nd floor, Putalisadak, Kathmandu 44600, Nepal',
      phones: ['', '+977 1-4000250'],
      email: 'hello@parda.example',
      openingHours: [{ days: ['Sunday', 'Friday'], opens: '10:00', closes: '18:00' }],
    },
    locationInfo: {
      mapEmbedUrl: 'https://www.openstreetmap.org/export/embed.html?bbox=1&marker=27.7033%2C85.3221',
    },
  },
  serviceRating: { average: 4.55, count: 3 },
} as unknown as ShopFacts;

test('the shop is told with its whole address, place, hours and rating, under one name', () => {
  const data = repairShopData(facts);
  expectRichResult(data);
  expect(data).toMatchObject({
    '@id': expect.stringMatching(/^http.*\/#shop$/),
    telephone: '+977 1-4000250',
    address: {
      streetAddress: 'Parda TV Repair, 2nd floor, Putalisadak',
      addressLocality: 'Kathmandu',
      postalCode: '44600',
      addressCountry: 'NP',
    },
    geo: { latitude: 27.7033, longitude: 85.3221 },
    openingHoursSpecification: [
      { dayOfWeek: ['https://schema.org/Sunday', 'https://schema.org/Friday'], opens: '10:00', closes: '18:00' },
    ],
  });
});

test('of a shop that has written nothing, only what is always so is told', () => {
  const data = repairShopData({ contactPage: null, serviceRating: { average: null, count: 0 } });
  expectRichResult(data);
  for (const key of ['geo', 'openingHoursSpecification', 'aggregateRating', 'email']) {
    expect(data).not.toHaveProperty(key);
  }
});

test.each([
  ['New Road, Kathmandu', { streetAddress: 'New Road', addressLocality: 'Kathmandu' }],
  ['Mangal Bazar\nLalitpur 44700', { streetAddress: 'Mangal Bazar', addressLocality: 'Lalitpur', postalCode: '44700' }],
  ['पुतलीसडक, काठमाडौं ४४६००, नेपाल', { streetAddress: 'पुतलीसडक', addressLocality: 'काठमाडौं', postalCode: '44600' }],
  ['', { addressLocality: 'Kathmandu' }],
])('%j is an address in parts', (text, parts) => {
  expect(postalAddress(text)).toEqual({ '@type': 'PostalAddress', ...parts, addressCountry: 'NP' });
});

test('the middle of a map of Google is a place, and a map without one is none', () => {
  expect(placeOnMap('https://www.google.com/maps/embed?pb=!1m18!2d85.32!3d27.7!4f1')).toEqual({
    latitude: 27.7,
    longitude: 85.32,
  });
  expect(placeOnMap('https://www.google.com/maps/embed?pb=1')).toBeNull();
});
