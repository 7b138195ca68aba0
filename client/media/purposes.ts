import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** A private picture is one that opens by a signed address only (decisions §14). */
export type MediaKind = 'image' | 'video' | 'audio' | 'cv' | 'private';

/** What a file is for: what is taken, and what is said when it is not. */
export interface Purpose {
  kind: MediaKind;
  /** How many files; 1 for a single one, which a newer one replaces. */
  max: number;
  /**
   * Largest file that is taken from the disk, in bytes; pictures are shrunk after this check. Null: only the store's own
   * limit counts, after shrinking.
   */
  maxBytes: number | null;
  /** Longest edge in px after shrinking; only for pictures. */
  maxEdge?: number;
  /** The bytes aimed at when shrinking; only for pictures. */
  targetBytes?: number;
  /** For `<input accept>`. */
  accept: string;
  /** English constants, shown through `translateMediaMessage`, and the sentence of a failed upload as a descriptor. */
  messages: {
    wrongType: string;
    tooMany?: string;
    tooLarge?: string;
    /** What is said of one that has arrived, where the specification has a sentence for it. */
    done?: string;
    /** What the form says that was sent without a file. */
    missing?: string;
    /** @param message what went wrong, in the reader's language; @param file the file's own name */
    failed: (message: string, file: string) => MessageDescriptor;
  };
}

const kB = 1024;
const MB = 1024 * kB;

const picture = { kind: 'image', max: 1, maxBytes: null, accept: 'image/*' } as const;
const video = { kind: 'video', max: 1, maxBytes: null, accept: 'video/*' } as const;
const audio = { kind: 'audio', max: 1, maxBytes: null, accept: 'audio/*' } as const;

/** What is shown in a column of the page, and what fills the screen's whole width. */
const inColumn = { maxEdge: 1600, targetBytes: 380 * kB };
const fullWidth = { maxEdge: 2400, targetBytes: 900 * kB };
const small = { maxEdge: 800, targetBytes: 150 * kB };

const NOT_AN_IMAGE = 'Invalid file type. Please select an image.';
const NOT_A_VIDEO = 'Please select a valid video file.';
const TOO_LARGE_5 = 'File too large (max 5MB).';

/** Where the specification's sentence sets a full stop of its own after the reason. */
const withoutFullStop = (message: string) => message.replace(/[.।]$/, '');

const heroFailed = (reason: string) => {
  const message = withoutFullStop(reason);
  return msg`Media upload failed: ${message}.`;
};
const uploadFailed = (message: string) => msg`An error occurred during upload: ${message}`;
const backgroundFailed = (message: string) => msg`Background upload failed: ${message}`;
const imageFailed = (message: string) => msg`Image upload failed: ${message}`;

/** One row for each use: the only place with the limits and sentences of public-site §5/§8 and back-office §5/§8. */
export const purposes = {
  repairPicture: {
    ...picture,
    ...inColumn,
    max: 3,
    messages: {
      wrongType: NOT_AN_IMAGE,
      tooMany: 'You can upload a maximum of 3 images.',
      failed: (reason, file) => {
        const message = withoutFullStop(reason);
        return msg`Failed to upload image ${file}: ${message}.`;
      },
    },
  },
  profilePicture: {
    ...picture,
    ...small,
    messages: { wrongType: NOT_AN_IMAGE, failed: (message) => msg`Profile picture upload failed: ${message}` },
  },
  heroImage: {
    ...picture,
    ...fullWidth,
    messages: { wrongType: NOT_AN_IMAGE, failed: heroFailed },
  },
  heroVideo: { ...video, messages: { wrongType: NOT_A_VIDEO, failed: heroFailed } },
  blogImage: {
    ...picture,
    ...inColumn,
    max: 5,
    messages: { wrongType: 'Invalid file.', tooMany: 'Max 5 images.', done: 'Image uploaded.', failed: uploadFailed },
  },
  blogVideo: { ...video, messages: { wrongType: NOT_A_VIDEO, failed: uploadFailed } },
  blogAudio: { ...audio, messages: { wrongType: 'Please select a valid audio file.', failed: uploadFailed } },
  productImage: {
    ...picture,
    ...inColumn,
    // The specification names no number (back-office §5, Product).
    max: Infinity,
    messages: { wrongType: NOT_AN_IMAGE, failed: imageFailed },
  },
  /** One picture in a page that the owner writes. */
  pagePicture: {
    ...picture,
    ...inColumn,
    messages: { wrongType: NOT_AN_IMAGE, failed: imageFailed },
  },
  brandLogo: {
    ...picture,
    ...small,
    maxBytes: 1 * MB,
    messages: {
      wrongType: 'Invalid image file for logo.',
      tooLarge: 'Logo too large (max 1MB).',
      failed: () => msg`Brand logo upload failed.`,
    },
  },
  headerImage: {
    ...picture,
    ...fullWidth,
    maxBytes: 5 * MB,
    messages: { wrongType: 'Invalid image file.', tooLarge: TOO_LARGE_5, failed: backgroundFailed },
  },
  headerVideo: {
    ...video,
    maxBytes: 15 * MB,
    messages: { wrongType: 'Invalid video file.', tooLarge: 'File too large (max 15MB).', failed: backgroundFailed },
  },
  faqBackground: {
    ...picture,
    ...fullWidth,
    maxBytes: 5 * MB,
    messages: { wrongType: 'Invalid image file.', tooLarge: 'Image too large (max 5MB)', failed: backgroundFailed },
  },
  /** Photos of a customer's set, on its sheet. */
  sheetPhoto: {
    ...picture,
    ...inColumn,
    kind: 'private',
    max: 12,
    messages: {
      wrongType: NOT_AN_IMAGE,
      tooMany: 'You can upload a maximum of 12 photos.',
      failed: imageFailed,
    },
  },
  cv: {
    kind: 'cv',
    max: 1,
    maxBytes: 5 * MB,
    accept: '.pdf,.doc,.docx',
    messages: {
      wrongType: 'Please upload a PDF, DOC or DOCX file.',
      tooLarge: TOO_LARGE_5,
      missing: 'Please upload your CV.',
      failed: (message) => msg`Submission failed: ${message}`,
    },
  },
} as const satisfies Record<string, Purpose>;
