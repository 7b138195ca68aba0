import { Language } from '../../../accounts/index.js';
import { pageUrl } from '../../../core/config/config.js';
import type { Ctx } from '../../../core/context.js';
import { takesMessages } from '../../../core/fields/phone.js';
import type { Repair } from '../../entity.js';
import { deviceOf } from '../../record/device.js';
import type { CustomerUpdate } from '../entity.js';
import type { UpdateKind } from '../enums.js';
import type { CustomerMessage } from '../views.js';
import { amountIn, LABELS } from './words.js';

/** An update as a short message that the workshop sends by hand. */

export const trackingUrl = (ctx: Ctx, { id }: Pick<Repair, 'id'>): string => pageUrl(ctx.config, `/track/${id}`);

/** What a message is about; a preview of one has no row yet. */
type Subject = Pick<CustomerUpdate, 'kind' | 'status' | 'cost'>;

type Texts = Record<UpdateKind, (device: string, update: Subject, url: string) => string>;

const TEXTS: Record<Language, Texts> = {
  en: {
    RECEIVED: (device, _update, url) =>
      `Parda: We have received your repair request for your ${device}. Follow it here: ${url}`,
    STATUS: (device, { status }, url) => `Parda: Your ${device} is now: ${LABELS.en[status]}. Details: ${url}`,
    QUOTE: (device, { cost }, url) =>
      `Parda: Repairing your ${device} would cost ${amountIn(Language.EN, cost!)}. Please approve or reject the quote here: ${url}`,
  },
  ne: {
    RECEIVED: (device, _update, url) => `पर्दा: तपाईंको ${device} को मर्मत अनुरोध आइपुग्यो। अवस्था यहाँ हेर्नुहोस्: ${url}`,
    STATUS: (device, { status }, url) => `पर्दा: तपाईंको ${device} को अवस्था: ${LABELS.ne[status]}। विवरण: ${url}`,
    QUOTE: (device, { cost }, url) =>
      `पर्दा: तपाईंको ${device} मर्मत गर्न ${amountIn(Language.NE, cost!)} लाग्छ। कृपया यहाँ हेरेर स्वीकार वा अस्वीकार गर्नुहोस्: ${url}`,
  },
};

/** The message in one language. */
export const textOf = (ctx: Ctx, repair: Repair, update: Subject, language: Language): string =>
  TEXTS[language][update.kind](deviceOf(repair), update, trackingUrl(ctx, repair));

/** The message in each language, with the addresses that open it in the programs people write with. */
export const messagesOf = (ctx: Ctx, repair: Repair, update: CustomerUpdate): CustomerMessage[] =>
  Object.values(Language).map((language) => {
    const text = textOf(ctx, repair, update, language);
    return { language, text, ...linksOf(repair, text) };
  });

function linksOf({ contactNumberKey: digits }: Repair, text: string) {
  if (!takesMessages(digits)) return { whatsapp: null, viber: null, sms: null };
  const words = encodeURIComponent(text);
  return {
    whatsapp: `https://wa.me/${digits}?text=${words}`,
    viber: `viber://chat?number=%2B${digits}&draft=${words}`,
    sms: `sms:+${digits}?body=${words}`,
  };
}
