import { excerpt, plainText } from '../../lib/excerpt';
import { previewPicture } from '../../lib/picture';
import { sharedAddress } from '../../lib/pathLinks';
import { imageData, shopPointer, type StructuredData } from '../../lib/structuredData';
import type { ProductHeadFragment as Product } from '../products.gen';
import { productUrl } from '../urls';
import { brandIn } from './brands';

const DESCRIPTION_CHARACTERS = 160;

const conditions: Record<Product['condition'], string> = {
  New: 'NewCondition',
  UsedLikeNew: 'UsedCondition',
  UsedGood: 'UsedCondition',
  ForParts: 'DamagedCondition',
};

/** What is kept for somebody may be free again tomorrow. */
const availabilities: Record<Product['availability'], string> = {
  AVAILABLE: 'InStock',
  RESERVED: 'LimitedAvailability',
  SOLD: 'SoldOut',
};

/** UN/CEFACT's code of a month is MON. */
const warrantyOf = (months: number) => ({
  '@type': 'WarrantyPromise',
  durationOfWarranty: { '@type': 'QuantitativeValue', value: months, unitCode: 'MON' },
});

/** What a link to a product shows of it; undefined where the shop has written or pictured nothing. */
export const productPreview = ({ description, imageUrls: [picture] }: Product) => ({
  ...(description && { description: excerpt(plainText(description), DESCRIPTION_CHARACTERS) }),
  ...(picture && { picture: previewPicture(picture) }),
  kind: 'product' as const,
});

/**
 * A product as search engines read it; one that is a very set was tested and graded, whatever its condition is called. Without a price, which is then on request, there is no offer (decisions §11).
 * @returns null for one that has neither a price nor a rating: they take it for a mistake
 */
export function productData(product: Product): StructuredData | null {
  const { id, name, price, condition, category, grade, warrantyMonths, availability, imageUrls, rating } = product;
  if (price === 0 && rating.count === 0) return null;
  const { description } = productPreview(product);
  const brand = brandIn(name);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    description,
    category,
    sku: id,
    ...(brand && { brand: { '@type': 'Brand', name: brand } }),
    ...(imageUrls.length > 0 && { image: imageUrls.map((url) => imageData(previewPicture(url))) }),
    ...(price > 0 && {
      offers: {
        '@type': 'Offer',
        price,
        priceCurrency: 'NPR',
        availability: `https://schema.org/${availabilities[availability]}`,
        itemCondition: `https://schema.org/${grade ? 'RefurbishedCondition' : conditions[condition]}`,
        ...(warrantyMonths !== null && warrantyMonths > 0 && { warranty: warrantyOf(warrantyMonths) }),
        url: sharedAddress(productUrl(id)),
        seller: shopPointer(),
      },
    }),
    ...(rating.average !== null &&
      rating.count > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: rating.average.toFixed(1),
          reviewCount: rating.count,
        },
      }),
  };
}
