import { z } from 'zod';
import { emailAddress, INVALID_EMAIL } from '../../core/fields/email.js';
import { imageUrl } from '../../core/fields/mediaAddress.js';
import { plainEntry } from '../../core/fields/plainLine.js';
import { isSvg, sanitizeSvg } from '../../core/fields/sanitizeSvg.js';
import { toAsciiDigits } from '../../core/fields/text.js';
import { optionalMapUrl } from '../../core/fields/webAddress.js';
import { Weekday } from '../enums.js';
import { HEADER_BACKGROUND, heading, listOf, optionalTitle, orEmpty, plainText } from './fields.js';

const MAX_SVG = 20_000;
const NOT_AN_ICON = 'The icon must be the address of a picture or an SVG.';

/** An icon of the owner's: the address of a picture, or a drawing that begins with its svg tag (back-office §3). */
const icon = z
  .string({ error: NOT_AN_ICON })
  .max(MAX_SVG, NOT_AN_ICON)
  .nullish()
  .transform((written, context) => {
    const text = written?.trim();
    if (!text) return null;
    const clean = isSvg(text) ? sanitizeSvg(text) : imageUrl.safeParse(text).data;
    if (clean) return clean;
    context.addIssue({ code: 'custom', message: NOT_AN_ICON });
    return z.NEVER;
  });

/**
 * A list, or one text with commas; trimmed. Of a text empty entries are dropped, as on the contact page; a list keeps them, since
 * the top bar does not drop them (back-office §5 'Contact and top bar'): whoever shows phones passes over them (decisions §6).
 */
const phones = z
  .preprocess(
    (value) => (typeof value === 'string' ? value.split(',').filter((phone) => phone.trim() !== '') : value),
    listOf(plainText('Phone'), 'Phones').transform((entries) => entries.map((phone) => plainEntry(phone ?? ''))),
  )
  .meta({ alsoText: 'With commas between.' });

const email = z
  .union([z.literal('').transform(() => null), emailAddress().nullable()], INVALID_EMAIL)
  .nullish()
  .transform((address) => address ?? null);

/** A number as wa.me wants it: digits, with the country code. Whatever else people write around them is left out. */
const whatsapp = plainText('WhatsApp')
  .transform((number) => (number === null ? null : toAsciiDigits(plainEntry(number)).replace(/[\s()+.-]/g, '')))
  .refine(
    (digits) => digits === null || /^\d{7,20}$/.test(digits),
    'WhatsApp must be the full number with country code and no symbols.',
  );

const messenger = optionalTitle('Messenger')
  .transform((name) => (name === null ? null : plainEntry(name)))
  .refine((name) => name === null || /^[\w.-]+$/.test(name), 'Messenger must be the username only.');

const timeOfDay = (label: string) =>
  z
    .string({ error: `${label} is required.` })
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, `${label} must be a time such as 10:00.`);

/** Days that the shop is open from one hour to another, for programs; people read `hours`. */
const openingHours = z.strictObject({
  days: z
    .array(z.enum(Weekday, { error: 'The day is not known.' }), { error: 'Days must be a list.' })
    .min(1, 'Choose at least one day.')
    .transform((days) => Object.values(Weekday).filter((day) => days.includes(day))),
  opens: timeOfDay('Opening time'),
  closes: timeOfDay('Closing time'),
});

const contactInfo = z.strictObject({
  address: plainText('Address'),
  phones,
  email,
  hours: plainText('Hours'),
  openingHours: listOf(openingHours, 'Opening hours'),
  whatsapp,
  messenger,
  phoneIcon: icon,
  emailIcon: icon,
  whatsappIcon: icon,
  messengerIcon: icon,
});

const locationInfo = z.strictObject({
  mapPlaceholderText: plainText('Map placeholder'),
  accessibilityInfo: plainText('Accessibility'),
  mapEmbedUrl: optionalMapUrl,
});

/** The page 'Contact', whose contact details also are in the top bar (back-office §3). */
export const contactSchema = z.strictObject({
  header: heading('Contact Us'),
  ...HEADER_BACKGROUND,
  contactInfo: orEmpty(contactInfo),
  locationInfo: orEmpty(locationInfo),
});
