import { firstPhone } from '../../../lib/contactLinks';
import { toAsciiDigits } from '../../../lib/digits';
import { shareOrigin, wholeAddress } from '../../../lib/shareOrigin';
import { shopId, type StructuredData } from '../../../lib/structuredData';
import type { ServicesContentQuery } from '../../showcase.gen';

/** What it is made of. */
export interface ShopFacts {
  contactPage: ServicesContentQuery['contactPage'];
  serviceRating: ServicesContentQuery['serviceRating'];
}

/** Our name and a picture of a screen, as previews of links show it. */
const CARD = '/card.png';
const AREA = 'Kathmandu Valley';
const TOWN = 'Kathmandu';
const OWN_TOWN = /^(?:kathmandu|काठमाडौं|काठमाडौँ)$/i;

/**
 * The shop as search engines read it (public-site §2, Services): a local business with its phone, address, hours, place and prices, the
 * service that it offers, and its rating once it has one. What the owner has not written is left out.
 */
export function repairShopData({ contactPage, serviceRating }: ShopFacts): StructuredData {
  const contact = contactPage?.contactInfo;
  const { average, count } = serviceRating;
  const map = contactPage?.locationInfo.mapEmbedUrl;
  const place = map ? placeOnMap(map) : null;
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    '@id': shopId(),
    name: 'Parda',
    telephone: firstPhone(contact?.phones),
    ...(contact?.email && { email: contact.email }),
    url: shareOrigin(),
    image: wholeAddress(CARD),
    logo: wholeAddress('/icons/parda-512.png'),
    address: postalAddress(contact?.address ?? ''),
    ...(place && { geo: { '@type': 'GeoCoordinates', ...place }, hasMap: map }),
    ...(contact &&
      contact.openingHours.length > 0 && {
        openingHoursSpecification: contact.openingHours.map(({ days, opens, closes }) => ({
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: days.map((day) => `https://schema.org/${day}`),
          opens,
          closes,
        })),
      }),
    priceRange: '$$',
    currenciesAccepted: 'NPR',
    areaServed: AREA,
    makesOffer: {
      '@type': 'Offer',
      itemOffered: { '@type': 'Service', serviceType: 'TV Repair Service', areaServed: AREA },
    },
    ...(average !== null &&
      count > 0 && {
        aggregateRating: { '@type': 'AggregateRating', ratingValue: average.toFixed(1), reviewCount: count },
      }),
  };
}

/** An address as people write it, in its parts: the country and a town with its number apart, and the rest as the street. */
export function postalAddress(address: string) {
  const parts = toAsciiDigits(address)
    .split(/[,\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !/^(nepal|नेपाल)\.?$/i.test(part));
  const at = parts.findIndex((part) => /\D[\s-]\d{5}$/.test(part));
  const [, town, postalCode] = /^(.*?)[\s-]+(\d{5})$/.exec(parts[at] ?? '') ?? [];
  const street = parts.filter((part, index) => index !== at && !OWN_TOWN.test(part)).join(', ');
  return {
    '@type': 'PostalAddress',
    ...(street && { streetAddress: street }),
    addressLocality: town ?? TOWN,
    ...(postalCode && { postalCode }),
    addressCountry: 'NP',
  };
}

/** Where the marker of a map of OpenStreetMap, or the middle of one of Google's, is. */
export function placeOnMap(address: string): { latitude: number; longitude: number } | null {
  const marker = /[?&]marker=(-?[\d.]+)(?:%2C|,)(-?[\d.]+)/i.exec(address);
  const middle = /!2d(-?[\d.]+)!3d(-?[\d.]+)/.exec(address);
  const [latitude, longitude] = [marker?.[1] ?? middle?.[2], marker?.[2] ?? middle?.[1]].map(Number);
  return Number.isFinite(latitude) && Number.isFinite(longitude)
    ? { latitude: latitude!, longitude: longitude! }
    : null;
}
