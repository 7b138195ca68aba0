import { z } from 'zod';
import { imageUrl, MEDIA_PATH } from './mediaAddress.js';
import { withoutUnseen } from './plainLine.js';
import { isStorable } from './text.js';

/** Addresses that the owner writes into content (decisions §6): where links lead, and what is played or embedded. */

const MAX_LENGTH = 2_000;

const isWeb = (value: string) => /^https?:\/\/[^\s/][^\s]*$/i.test(value) && URL.canParse(value);
/** `/contact` or `#/contact`, and nothing that a browser takes for another site. */
const isInSite = (value: string) => /^(#?\/(?![/\\])|#(?![/\\]))[^\s\\]*$/.test(value);
const isContact = (value: string) => /^(mailto|tel):[^\s]+$/i.test(value);

const typed = (value: string) => withoutUnseen(value).trim();
const blankToNull = (value: string | null | undefined) => typed(value ?? '') || null;

const address = (label: string) =>
  z
    .string({ error: `${label} must be an address.` })
    .max(MAX_LENGTH, `${label} can have at most ${MAX_LENGTH} characters.`)
    .refine(isStorable, `${label} contains a character that cannot be stored.`);

const isLink = (value: string) => isWeb(value) || isInSite(value) || isContact(value);

/** Where a button leads: http, https, mailto, tel, or a path of this site. */
export const requiredLink = (label: string) =>
  address(label)
    .transform(typed)
    .refine((value) => value !== '', `${label} is required.`)
    .refine(isLink, `${label} must be a web address or a path of this site.`);

export const optionalLink = (label: string) =>
  address(label)
    .nullish()
    .transform(blankToNull)
    .refine((value) => value === null || isLink(value), `${label} must be a web address or a path of this site.`);

/** The address of a picture; absent, null and blank become null. */
export const optionalImageUrl = z
  .union([z.literal('').transform(() => null), imageUrl.nullable()], {
    error: 'Invalid file type. Please select an image.',
  })
  .nullish()
  .transform((value) => value ?? null);

/** A file of our own store, or an address on the web. */
const isFileAddress = (value: string) =>
  isWeb(value) || new RegExp(`^${MEDIA_PATH}/[\\w-]+/video/upload/[\\w.-]+$`).test(value);
const DATA_VIDEO = /^data:video\/[\w.+-]+;base64,[\w+/=]+$/;
const DATA_AUDIO = /^data:audio\/[\w.+-]+;base64,[\w+/=]+$/;
/** A data URL holds the file itself; the body of a request has 1 MB. */
const MAX_DATA_LENGTH = 900_000;

const mediaAddress = (message: string, data: RegExp) =>
  z
    .string({ error: message })
    .max(MAX_DATA_LENGTH, message)
    .nullish()
    .transform(blankToNull)
    .refine(
      (value) => value === null || (value.length <= MAX_LENGTH && isFileAddress(value)) || data.test(value),
      message,
    );

/** A video: a file, a data URL, or a page such as YouTube's (public-site §2 'Rendering rules'). */
export const optionalVideoUrl = mediaAddress('Please select a valid video file.', DATA_VIDEO).meta({
  description:
    'The address that the upload of a video answered, one on the web (a page on YouTube, too), or a data URL of at most 900,000 characters.',
});
export const optionalAudioUrl = mediaAddress('Please select a valid audio file.', DATA_AUDIO).meta({
  description:
    'The address that the upload of a sound answered, one on the web, or a data URL of at most 900,000 characters.',
});

/** Hosts whose maps are embedded (decisions §6); the security headers name the same (http/website.ts). */
const MAP_HOSTS = /^(www\.google\.com|maps\.google\.com|www\.openstreetmap\.org)$/;
/** Below which an embedded map lies, per host: anything else of a large site is no map. */
const MAP_PATHS = /^\/maps(\/|$)|^\/export\/embed\.html$/;

function isMap(value: string): boolean {
  if (!isWeb(value)) return false;
  const { protocol, hostname, pathname, username, port } = new URL(value);
  return protocol === 'https:' && MAP_HOSTS.test(hostname) && MAP_PATHS.test(pathname) && !username && !port;
}

/** An embedded map: https, and only of Google Maps or OpenStreetMap (decisions §6). */
export const optionalMapUrl = address('Map address')
  .nullish()
  .transform(blankToNull)
  .refine(
    (value) => value === null || isMap(value),
    'The map must be an https address of Google Maps or OpenStreetMap.',
  );

/** `#RRGGBB`, as a colour field gives it. */
export const colour = (label: string) =>
  z.string({ error: `${label} must be a colour.` }).regex(/^#[0-9a-fA-F]{6}$/, `${label} must be written #RRGGBB.`);

export const optionalColour = (label: string) =>
  z
    .union([z.literal('').transform(() => null), colour(label).nullable()])
    .nullish()
    .transform((value) => value ?? null);
