import { firstPhone } from '../../../lib/contactLinks';
import { shareOrigin, wholeAddress } from '../../../lib/shareOrigin';
import type { StructuredData } from '../../../lib/structuredData';
import type { ServicesContentQuery } from '../../showcase.gen';

/** What it is made of. */
export interface ShopFacts {
  contactPage: { contactInfo: { phones: string[]; address: string | null } } | null;
  serviceRating: ServicesContentQuery['serviceRating'];
}

/** Our name and a picture of a screen, as previews of links show it. */
const CARD = '/card.png';
const AREA = 'Kathmandu Valley';

/**
 * The shop as search engines read it (public-site §2, Services): a local business with its phone, address and prices, the
 * service that it offers, and its rating once it has one. What the owner has not written is left out.
 */
export function repairShopData({ contactPage, serviceRating }: ShopFacts): StructuredData {
  const contact = contactPage?.contactInfo;
  const { average, count } = serviceRating;
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    name: 'Parda',
    telephone: firstPhone(contact?.phones),
    url: shareOrigin(),
    image: wholeAddress(CARD),
    ...(contact?.address && {
      address: { '@type': 'PostalAddress', streetAddress: contact.address, addressCountry: 'NP' },
    }),
    priceRange: '$$',
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
