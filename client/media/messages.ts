import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { translateServerMessage } from '../lib/serverTexts';

/**
 * What is said of files, by this room and by the store. Kept as English constants like the server's own
 * (lib/serverMessages.ts), since what went wrong with an upload stays on the screen and follows the language switch; and
 * not among them, since only pages with files need these.
 */
export const mediaMessages = {
  'You can upload a maximum of 3 images.': msg`You can upload a maximum of 3 images.`,
  'You can upload a maximum of 12 photos.': msg`You can upload a maximum of 12 photos.`,
  'Invalid file.': msg`Invalid file.`,
  'Max 5 images.': msg`Max 5 images.`,
  'Image uploaded.': msg`Image uploaded.`,
  'Logo too large (max 1MB).': msg`Logo too large (max 1MB).`,
  'Invalid image file for logo.': msg`Invalid image file for logo.`,
  'Invalid image file.': msg`Invalid image file.`,
  'Invalid video file.': msg`Invalid video file.`,
  'Image too large (max 5MB)': msg`Image too large (max 5MB)`,
  'Image already added.': msg`Image already added.`,
  'Please upload your CV.': msg`Please upload your CV.`,
  // Of the store, and of the way to it
  'The upload did not get through. Please check your connection.': msg`The upload did not get through. Please check your connection.`,
  'Upload failed.': msg`Upload failed.`,
  'Please select a valid video file.': msg`Please select a valid video file.`,
  'Please select a valid audio file.': msg`Please select a valid audio file.`,
  'Please upload a PDF, DOC or DOCX file.': msg`Please upload a PDF, DOC or DOCX file.`,
  'This type of file cannot be uploaded.': msg`This type of file cannot be uploaded.`,
  'File too large (max 5MB).': msg`File too large (max 5MB).`,
  'File too large (max 10MB).': msg`File too large (max 10MB).`,
  'File too large (max 15MB).': msg`File too large (max 15MB).`,
  'Image too large (max 40 megapixels).': msg`Image too large (max 40 megapixels).`,
  'The file is damaged or incomplete.': msg`The file is damaged or incomplete.`,
  'The file holds more than one kind of content.': msg`The file holds more than one kind of content.`,
  'The file unpacks to more than a CV can hold.': msg`The file unpacks to more than a CV can hold.`,
  'Please save your CV without macros and try again.': msg`Please save your CV without macros and try again.`,
  'Please save your CV without scripts, embedded files and outside templates and try again.': msg`Please save your CV without scripts, embedded files and outside templates and try again.`,
  'Please save your CV without a password and try again.': msg`Please save your CV without a password and try again.`,
  'The picture has too many frames (max 1,000).': msg`The picture has too many frames (max 1,000).`,
  'Please save the picture as JPEG and try again.': msg`Please save the picture as JPEG and try again.`,
  'The upload could not be read.': msg`The upload could not be read.`,
  'Too many uploads. Please try again later.': msg`Too many uploads. Please try again later.`,
};

const isOwn = (text: string): text is keyof typeof mediaMessages => Object.hasOwn(mediaMessages, text);

/** Puts such a constant, or another of the server's, into the reader's language. */
export function translateMediaMessage(i18n: I18n, text: string): string {
  return isOwn(text) ? i18n._(mediaMessages[text]) : translateServerMessage(i18n, text);
}
