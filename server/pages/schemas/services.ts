import { z } from 'zod';
import { imageUrl } from '../../core/fields/mediaAddress.js';
import { order } from '../../core/fields/order.js';
import { optionalImageUrl, optionalLink } from '../../core/fields/webAddress.js';
import {
  HEADER_BACKGROUND,
  heading,
  itemId,
  optionalTitle,
  orderedList,
  orElse,
  plainText,
  requiredTitle,
  richText,
} from './fields.js';

const BRANDS_TITLE = 'Brands We Support';
const CTA_TEXT = 'Contact Us';
/** public-site §2 'Services'. */
const CTA_LINK = '/contact';

/** All of it is required (back-office §5 'Service item'). */
const serviceItem = z.strictObject({
  id: itemId,
  iconIdentifier: requiredTitle('Icon'),
  title: requiredTitle('Service title'),
  description: plainText('Service description').refine((text) => text !== null, 'Service description is required.'),
  order,
});

const LOGO_MISSING = 'Brand logo is required.';

/** back-office §5 'Brand'. */
const brand = z.strictObject({
  id: itemId,
  name: requiredTitle('Brand name'),
  logoUrl: optionalImageUrl.refine((url) => url !== null, LOGO_MISSING),
  order,
});

const brandsSection = z.strictObject({
  title: optionalTitle('Brands title').transform((title) => title ?? BRANDS_TITLE),
  brands: orderedList(brand, 'Brands', ({ name }) => name),
});

const closingCta = z.strictObject({
  title: requiredTitle('Closing title'),
  description: plainText('Closing description'),
  ctaText: optionalTitle('Button text').transform((text) => text ?? CTA_TEXT),
  ctaLink: optionalLink('Button link').transform((link) => link ?? CTA_LINK),
});

const sideImageCard = z.strictObject({
  imageUrl,
  title: optionalTitle('Card title'),
  text: plainText('Card text'),
});

/** The page 'Services' (back-office §3; decisions §12 'Shapes' for `body` and the card). */
export const servicesSchema = z.strictObject({
  header: heading('Our Services'),
  ...HEADER_BACKGROUND,
  body: richText('Body'),
  serviceItems: orderedList(serviceItem, 'Service items', ({ title }) => title),
  sideImageCard: orElse(sideImageCard.nullable(), null),
  supportedBrandsSection: orElse(brandsSection.nullable(), null),
  closingCta: orElse(closingCta.nullable(), null),
});
