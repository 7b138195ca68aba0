import { expect } from 'vitest';

type Data = Readonly<Record<string, unknown>>;

/** What Google asks of each type before it shows a rich result; names in a list stand for one of them (its search gallery). */
const REQUIRED: Readonly<Record<string, readonly (string | readonly string[])[]>> = {
  Product: ['name', ['offers', 'review', 'aggregateRating']],
  Offer: [],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  JobPosting: ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation'],
  Place: ['address'],
  PostalAddress: ['addressCountry'],
  BlogPosting: ['headline', 'datePublished', 'dateModified', 'author', 'inLanguage'],
  Person: ['name'],
  Organization: ['name'],
  LocalBusiness: ['@id', 'name', 'address'],
  AggregateRating: ['ratingValue', ['reviewCount', 'ratingCount']],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  GeoCoordinates: ['latitude', 'longitude'],
  ImageObject: ['url'],
};

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null;
const isFilled = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

/** What a block of structured data lacks of what Google requires, as `Product.name`; an offer of ours needs its price as well. */
export function lacking(data: unknown): string[] {
  if (Array.isArray(data)) return data.flatMap(lacking);
  if (!isData(data)) return [];
  const type = String(data['@type']);
  // a thing that is only pointed at says what it is elsewhere
  const isPointer = Object.keys(data).join() === '@id' || Object.keys(data).join() === '@type,@id';
  const missing = isPointer
    ? []
    : (REQUIRED[type] ?? []).filter((names) => ![names].flat().some((name) => isFilled(data[name])));
  const offer = type === 'Offer' && 'price' in data ? ['priceCurrency', 'availability', 'itemCondition', 'url'] : [];
  return [
    ...[...missing, ...offer.filter((name) => !isFilled(data[name]))].map(
      (names) => `${type}.${[names].flat().join('|')}`,
    ),
    ...Object.values(data).flatMap(lacking),
  ];
}

/** Fails where Google would not show the page with it. */
export function expectRichResult(data: unknown): void {
  expect(data).toMatchObject({ '@context': 'https://schema.org', '@type': expect.any(String) });
  expect(lacking(data)).toEqual([]);
}
