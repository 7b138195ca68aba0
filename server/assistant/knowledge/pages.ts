import type { Ctx } from '../../core/context.js';
import { renderMarkup } from '../../core/fields/markup.js';
import { plainText } from '../../core/fields/plainText.js';
import { cutText } from '../../core/fields/text.js';
import { findPage, PageSlug } from '../../pages/index.js';
import { lines, LONGEST_PASSAGE, type Passage } from './passage.js';

/** How to reach the shop, and when. */
export async function contactPassages(ctx: Ctx): Promise<Passage[]> {
  const page = await findPage(ctx, PageSlug.CONTACT);
  if (!page) return [];
  const { contactInfo, locationInfo } = page.content;
  const { address, phones, email, hours, whatsapp, messenger } = contactInfo;
  const numbers = phones.filter((phone) => phone.trim() !== '').join(', ');
  const text = lines(
    address && `Address: ${address}`,
    hours && `Opening hours: ${hours}`,
    numbers && `Phone: ${numbers}`,
    email && `Email: ${email}`,
    whatsapp && `WhatsApp: +${whatsapp}`,
    messenger && `Messenger: m.me/${messenger}`,
    locationInfo?.mapPlaceholderText && `How to find us: ${locationInfo.mapPlaceholderText}`,
    locationInfo?.accessibilityInfo && `Access and parking: ${locationInfo.accessibilityInfo}`,
  );
  return [{ title: 'Contact, address and opening hours', text, link: '/contact' }];
}

/** What the workshop does, one passage for each service, and the brands. */
export async function servicePassages(ctx: Ctx): Promise<Passage[]> {
  const page = await findPage(ctx, PageSlug.SERVICES);
  if (!page) return [];
  const { header, body, serviceItems, sideImageCard, supportedBrandsSection } = page.content;
  const link = '/services';
  const brands = supportedBrandsSection?.brands.map(({ name }) => name).join(', ');
  const inGeneral = lines(
    header.title,
    header.subtitle,
    body && plainText(renderMarkup(body)),
    sideImageCard?.title,
    sideImageCard?.text,
    brands && `Brands: ${brands}`,
  );
  return [
    { title: 'Services', text: cutText(inGeneral, LONGEST_PASSAGE), link },
    ...serviceItems.map(({ title, description }) => ({ title: `Service: ${title}`, text: description ?? '', link })),
  ];
}

/** Before each heading of a text. */
const SECTION = /(?=<h[1-6][\s>])/i;

/** The warranty, one passage for each part under a heading of its own. */
export async function warrantyPassages(ctx: Ctx): Promise<Passage[]> {
  const page = await findPage(ctx, PageSlug.WARRANTY_INFO);
  if (!page) return [];
  const { title, content } = page.content;
  return renderMarkup(content)
    .split(SECTION)
    .map((section) => plainText(section).trim())
    .filter(Boolean)
    .map((text) => ({ title, text: cutText(text, LONGEST_PASSAGE), link: '/warranty' }));
}
