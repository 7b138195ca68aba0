import { calledBy, type Language, languageOf, type User } from '../../../accounts/index.js';
import type { Ctx } from '../../../core/context.js';
import type { AddressedMail } from '../../../mail/index.js';
import type { Repair } from '../../entity.js';
import { compose, type Reader } from '../../messages/compose.js';
import type { CustomerUpdate } from '../entity.js';
import { UpdateKind } from '../enums.js';
import { FRAME, linkLabel, trackingUrl } from './messages.js';

/** An update as a mail, in its reader's language. No link in it changes anything: a quote is answered on the site. */

const GREETING: Record<Language, (name: string) => string> = {
  en: (name) => `Hello ${name},`,
  ne: (name) => `नमस्ते ${name},`,
};

/** A set whose name must not be there. */
const UNNAMED: Record<Language, { tv: string; numbered: (id: string) => string }> = {
  en: { tv: 'TV', numbered: (id) => `TV (repair ${id})` },
  ne: { tv: 'टिभी', numbered: (id) => `टिभी (मर्मत नं. ${id})` },
};

/**
 * Until the owner's address is proven the mail may reach a stranger: then nothing is in it that anybody has typed, and
 * the set is called by the number of the repair.
 * @param repair with its quotes
 */
export async function updateContent(
  ctx: Ctx,
  update: CustomerUpdate,
  repair: Repair,
  owner: User,
): Promise<AddressedMail> {
  const language = languageOf(owner);
  const isProven = owner.emailConfirmedAt !== null;
  const { subject, text } = await compose(ctx, repair, update, language, readerOf(owner, update, repair));
  const own = isProven ? update.words?.[language] : undefined;
  return {
    to: owner.email,
    content: {
      language,
      subject,
      greeting: GREETING[language](calledBy(owner)),
      paragraphs: (own ?? text).split('\n').filter((line) => line.trim() !== ''),
      ...(isProven && update.note !== null && { quote: { by: FRAME[language].by, text: update.note } }),
      button: { label: linkLabel(language, update), url: trackingUrl(ctx, repair) },
      closing: [],
    },
  };
}

/** Who reads the mail, as `compose` takes it. */
export function readerOf(owner: User, { kind }: Pick<CustomerUpdate, 'kind'>, { id }: Pick<Repair, 'id'>): Reader {
  const name = calledBy(owner);
  if (owner.emailConfirmedAt !== null) return { name };
  const { tv, numbered } = UNNAMED[languageOf(owner)];
  // that a request has come says the number anyway
  return { name, unnamedSet: kind === UpdateKind.RECEIVED ? tv : numbered(id) };
}
