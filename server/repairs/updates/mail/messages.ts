import { Language, languageOf } from '../../../accounts/index.js';
import { pageUrl } from '../../../core/config/config.js';
import type { Ctx } from '../../../core/context.js';
import { takesMessages } from '../../../core/fields/phone.js';
import type { Repair } from '../../entity.js';
import { compose } from '../../messages/compose.js';
import { ownerOf } from '../../record/forAdmins.js';
import type { CustomerUpdate } from '../entity.js';
import { UpdateKind } from '../enums.js';
import type { CustomerMessage } from '../views.js';

/** An update as a message that the workshop sends by hand. */

export const trackingUrl = (ctx: Ctx, { id }: Pick<Repair, 'id'>): string => pageUrl(ctx.config, `/track/${id}`);

/** What is around the owner's words in every way to the customer. */
export const FRAME: Record<Language, { shop: string; by: string; follow: string; seeQuote: string }> = {
  en: { shop: 'Parda', by: 'From the workshop:', follow: 'Follow your repair', seeQuote: 'See the quote' },
  ne: {
    shop: 'पर्दा',
    by: 'वर्कशपको सन्देश:',
    follow: 'मर्मतको अवस्था हेर्नुहोस्',
    seeQuote: 'मूल्य हेर्नुहोस्',
  },
};

/** What the address is called that comes with it. */
export const linkLabel = (language: Language, { kind }: Pick<CustomerUpdate, 'kind'>): string =>
  kind === UpdateKind.QUOTE ? FRAME[language].seeQuote : FRAME[language].follow;

/** The whole message around its words. */
export function textAround(
  ctx: Ctx,
  repair: Pick<Repair, 'id'>,
  update: Pick<CustomerUpdate, 'kind' | 'note'>,
  { words, language }: { words: string; language: Language },
): string {
  const { shop, by } = FRAME[language];
  return [
    `${shop}: ${words}`,
    ...(update.note === null ? [] : [`${by} ${update.note.trim()}`]),
    `${linkLabel(language, update)}: ${trackingUrl(ctx, repair)}`,
  ].join('\n');
}

/** The message in each language, with the addresses that open it in the programs people write with. @param repair with its quotes */
export const messagesOf = (ctx: Ctx, repair: Repair, update: CustomerUpdate): Promise<CustomerMessage[]> =>
  Promise.all(
    Object.values(Language).map(async (language) => {
      const own = update.words?.[language];
      const words = own ?? (await compose(ctx, repair, update, language)).text;
      const text = textAround(ctx, repair, update, { words, language });
      return { language, words, isOwn: own !== undefined, text, ...linksOf(repair, text) };
    }),
  );

/** In which language a mail is written to the customer, for admins; null where they have no account. */
export async function customersLanguage(ctx: Ctx, repair: Repair): Promise<Language | null> {
  const person = await ownerOf(ctx, repair);
  return person ? languageOf(person) : null;
}

function linksOf({ contactNumberKey: digits }: Repair, text: string) {
  if (!takesMessages(digits)) return { whatsapp: null, viber: null, sms: null };
  const words = encodeURIComponent(text);
  return {
    whatsapp: `https://wa.me/${digits}?text=${words}`,
    viber: `viber://chat?number=%2B${digits}&draft=${words}`,
    sms: `sms:+${digits}?body=${words}`,
  };
}
