import { AppError, badInput } from '../../core/errors.js';
import { MediaKind } from '../entity.js';

const MB = 1024 * 1024;

/** A type of content that the store takes. */
export interface Format {
  kind: MediaKind;
  /** How the stored file's name ends. */
  extension: string;
  mime: string;
}

/** What a picture becomes, whatever it was. */
const picture: Format = { kind: MediaKind.IMAGE, extension: 'webp', mime: 'image/webp' };

/** The same where it is kept like a CV. */
const privatePicture: Format = { ...picture, kind: MediaKind.PRIVATE };

const video = (extension: string, mime = `video/${extension}`): Format => ({ kind: MediaKind.VIDEO, extension, mime });
const audio = (extension: string, mime = `audio/${extension}`): Format => ({ kind: MediaKind.AUDIO, extension, mime });
const cv = (extension: string, mime: string): Format => ({ kind: MediaKind.CV, extension, mime });

/** By the type that the content shows (package file-type). What is missing here is refused. */
export const FORMATS: Readonly<Record<string, Format>> = {
  'image/jpeg': picture,
  'image/png': picture,
  'image/webp': picture,
  'image/gif': picture,
  'image/avif': picture,
  'image/apng': picture,
  // a container that holds AVIF or HEIC; only the former can be drawn (picture.ts)
  'image/heif': picture,
  'video/mp4': video('mp4'),
  'video/x-m4v': video('mp4'),
  'video/quicktime': video('mov', 'video/quicktime'),
  'video/webm': video('webm'),
  'audio/mpeg': audio('mp3', 'audio/mpeg'),
  'audio/x-m4a': audio('m4a', 'audio/mp4'),
  'audio/mp4': audio('m4a', 'audio/mp4'),
  'audio/ogg': audio('ogg'),
  'audio/ogg; codecs=opus': audio('ogg'),
  'audio/wav': audio('wav'),
  'audio/aac': audio('aac'),
  'audio/flac': audio('flac'),
  'application/pdf': cv('pdf', 'application/pdf'),
  'application/x-cfb': cv('doc', 'application/msword'),
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': cv(
    'docx',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ),
};

/** All that is kept: what is taken, and what becomes of a picture that is nobody else's business. */
export const KEPT_FORMATS: readonly Format[] = [...Object.values(FORMATS), privatePicture];

/** The type to send a stored file as, by the end of its name. */
export const mimeOf = (extension: string): string =>
  Object.values(FORMATS).find((format) => format.extension === extension)!.mime;

/** Largest sizes in bytes (decisions §7). */
export const MAX_BYTES: Readonly<Record<MediaKind, number>> = {
  [MediaKind.IMAGE]: 10 * MB,
  [MediaKind.VIDEO]: 15 * MB,
  [MediaKind.AUDIO]: 15 * MB,
  [MediaKind.CV]: 5 * MB,
  [MediaKind.PRIVATE]: 10 * MB,
};

/** Most pixels of a picture (decisions §7). */
export const MAX_PIXELS = 40_000_000;

/** The word in the address, which says what the sender takes the file for; Cloudinary counts sounds as videos. */
export const RESOURCE_TYPES: Readonly<Record<string, readonly MediaKind[]>> = {
  image: [MediaKind.IMAGE],
  video: [MediaKind.VIDEO, MediaKind.AUDIO],
  raw: [MediaKind.CV],
  auto: Object.values(MediaKind),
};

/** The word under which a file of a kind is found. */
export const resourceTypeOf = (kind: MediaKind): string =>
  ({
    [MediaKind.IMAGE]: 'image',
    [MediaKind.VIDEO]: 'video',
    [MediaKind.AUDIO]: 'video',
    [MediaKind.CV]: 'raw',
    [MediaKind.PRIVATE]: 'raw',
  })[kind];

/** The most that an upload of a resource type may have, in bytes. */
export const maxBytesOf = (resourceType: string): number =>
  Math.max(...RESOURCE_TYPES[resourceType]!.map((kind) => MAX_BYTES[kind]));

/** back-office §5, 'Page header backgrounds', in its words. */
export const tooLarge = (maxBytes: number) =>
  new AppError('TOO_LARGE', `File too large (max ${Math.round(maxBytes / MB)}MB).`);

export const tooManyPixels = () => new AppError('TOO_LARGE', `Image too large (max ${MAX_PIXELS / 1e6} megapixels).`);

/** Cut off on its way, or never whole. */
export const damaged = () => badInput('The file is damaged or incomplete.');

/** What phones write that keep to a codec with a price. */
export const saveAsJpeg = () => new AppError('UNSUPPORTED_MEDIA', 'Please save the picture as JPEG and try again.');

/** A file that another program would read as something else. */
export const ambiguous = () => badInput('The file holds more than one kind of content.');

export const withMacros = () => badInput('Please save your CV without macros and try again.');

/** A CV with something in it that could run, or that would be fetched from elsewhere, when it is opened. */
export const withForeignContent = () =>
  badInput('Please save your CV without scripts, embedded files and outside templates and try again.');

/** What is said of content that an upload of this resource type cannot be. */
export const wrongType = (resourceType: string) => new AppError('UNSUPPORTED_MEDIA', WRONG_TYPE[resourceType]!);

const WRONG_TYPE: Readonly<Record<string, string>> = {
  // public-site §5 and back-office §5
  image: 'Invalid file type. Please select an image.',
  video: 'Please select a valid video file.',
  raw: 'Please upload a PDF, DOC or DOCX file.',
  auto: 'This type of file cannot be uploaded.',
};
