import { toAsciiDigits } from './digits';
import { normalizePhone, takesMessages } from './phone';

/** Digits, and a plus at the front: what a dialler and wa.me understand (public-site §9), also of Devanagari digits. */
const dialled = (phone: string): string =>
  toAsciiDigits(phone)
    .replace(/[^\d+]/g, '')
    .replace(/(?!^)\+/g, '');

export const telephoneUrl = (phone: string): string => `tel:${dialled(phone)}`;

/**
 * wa.me wants digits with the country code: a local 98… becomes 97798… (decisions §6). What is no mobile number of Nepal's is taken for
 * a full number, as the owner gives it for WhatsApp.
 */
export const whatsappUrl = (phone: string): string =>
  `https://wa.me/${takesMessages(phone) ? normalizePhone(phone) : dialled(phone).replace(/\D/g, '')}`;

export const messengerUrl = (name: string): string => `https://m.me/${encodeURIComponent(name.trim())}`;

/** 'First phone' is the first non-empty one (decisions §6). */
export const firstPhone = (phones: readonly string[] | undefined): string | undefined =>
  phones?.find((phone) => phone.trim() !== '');

/** The way to an address of one or several lines, from where one is. */
export const directionsUrl = (address: string): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(
    address
      .trim()
      .split(/\s*\n\s*/)
      .join(', '),
  )}`;
