import { i18n } from '@lingui/core';
import { beforeAll, describe, expect, test } from 'vitest';
import { activateLanguage } from '../app/i18n';
import { isOfKind, sortOut } from './checks';
import { mediaMessages, translateMediaMessage } from './messages';
import { type Purpose, purposes } from './purposes';

const MB = 1024 * 1024;
const say = (purpose: Purpose, message = 'No.') => i18n._(purpose.messages.failed(message, 'set.jpg'));
const file = (name: string, type: string, size = 1) => {
  const made = new File([], name, { type });
  Object.defineProperty(made, 'size', { value: size });
  return made;
};

beforeAll(() => activateLanguage('en'));

describe('the sentences of the specification', () => {
  test.each<[keyof typeof purposes, string]>([
    ['repairPicture', 'Failed to upload image set.jpg: No.'],
    ['profilePicture', 'Profile picture upload failed: No.'],
    ['heroImage', 'Media upload failed: No.'],
    ['heroVideo', 'Media upload failed: No.'],
    ['blogImage', 'An error occurred during upload: No.'],
    ['blogVideo', 'An error occurred during upload: No.'],
    ['blogAudio', 'An error occurred during upload: No.'],
    ['productImage', 'Image upload failed: No.'],
    ['pagePicture', 'Image upload failed: No.'],
    ['brandLogo', 'Brand logo upload failed.'],
    ['headerImage', 'Background upload failed: No.'],
    ['headerVideo', 'Background upload failed: No.'],
    ['faqBackground', 'Background upload failed: No.'],
    ['cv', 'Submission failed: No.'],
  ])('%s that fails', (name, sentence) => expect(say(purposes[name])).toBe(sentence));

  test('end once, whether the reason has a full stop or not', () => {
    expect(say(purposes.repairPicture, 'No')).toBe('Failed to upload image set.jpg: No.');
    expect(say(purposes.heroImage, 'भएन।')).toBe('Media upload failed: भएन.');
  });

  test('each constant stands beside its own descriptor', () => {
    for (const [text, descriptor] of Object.entries(mediaMessages)) expect(descriptor.message).toBe(text);
    expect(translateMediaMessage(i18n, 'Max 5 images.')).toBe('Max 5 images.');
    expect(translateMediaMessage(i18n, 'Not found.')).toBe('Not found.');
  });
});

test('pictures travel no larger than they are shown', () => {
  const kB = 1024;
  const sizes = (['repairPicture', 'profilePicture', 'blogImage', 'productImage', 'heroImage'] as const).map((name) => [
    purposes[name].maxEdge,
    purposes[name].targetBytes / kB,
  ]);
  expect(sizes).toEqual([
    [1600, 380],
    [800, 150],
    [1600, 380],
    [1600, 380],
    [2400, 900],
  ]);
  expect([purposes.brandLogo.maxEdge, purposes.faqBackground.maxEdge, purposes.headerImage.maxEdge]).toEqual([
    800, 2400, 2400,
  ]);
});

describe('a file is taken by its type', () => {
  test.each([
    ['a photo', file('a.jpg', 'image/jpeg'), 'image', true],
    ['a photo of an iPhone', file('a.heic', 'image/heic'), 'image', true],
    ['an SVG', file('a.svg', 'image/svg+xml'), 'image', false],
    ['a PDF', file('a.jpg', 'application/pdf'), 'image', false],
    ['a film', file('a.mp4', 'video/mp4'), 'video', true],
    ['a film for a picture', file('a.mp4', 'video/mp4'), 'image', false],
    ['a song', file('a.mp3', 'audio/mpeg'), 'audio', true],
    ['a CV', file('a.PDF', 'application/pdf'), 'cv', true],
    ['a CV of another system', file('a.docx', 'application/zip'), 'cv', true],
    ['a program', file('a.exe', 'application/pdf'), 'cv', false],
    ['an unnamed type', file('a.JPEG', ''), 'image', true],
    ['any type at all', file('a.mov', 'application/octet-stream'), 'video', true],
    ['an unnamed type of another kind', file('a.svg', ''), 'image', false],
  ] as const)('%s', (_what, file, kind, isTaken) => expect(isOfKind(file, kind)).toBe(isTaken));
});

describe('of many files', () => {
  const photo = (name: string, size?: number) => file(name, 'image/jpeg', size);

  test('the good ones are taken while there is room, and each fault is said once', () => {
    const { taken, said } = sortOut(
      [
        file('a.pdf', 'application/pdf'),
        photo('1'),
        file('b.pdf', 'application/pdf'),
        photo('2'),
        photo('3'),
        photo('4'),
      ],
      purposes.repairPicture,
      2,
    );
    expect(taken.map(({ name }) => name)).toEqual(['1', '2']);
    expect(said).toEqual(['Invalid file type. Please select an image.', 'You can upload a maximum of 3 images.']);
  });

  test.each<[keyof typeof purposes, string, string, number, string]>([
    ['brandLogo', 'a.png', 'image/png', MB, 'Logo too large (max 1MB).'],
    ['headerImage', 'a.png', 'image/png', 5 * MB, 'File too large (max 5MB).'],
    ['headerVideo', 'a.mp4', 'video/mp4', 15 * MB, 'File too large (max 15MB).'],
    ['faqBackground', 'a.png', 'image/png', 5 * MB, 'Image too large (max 5MB)'],
    ['cv', 'a.pdf', 'application/pdf', 5 * MB, 'File too large (max 5MB).'],
  ])('%s may be exactly as large as it says', (purpose, name, type, size, sentence) => {
    expect(sortOut([file(name, type, size)], purposes[purpose], 1)).toMatchObject({ taken: [{ name }], said: [] });
    expect(sortOut([file(name, type, size + 1)], purposes[purpose], 1)).toEqual({ taken: [], said: [sentence] });
  });

  test('the wrong ones are named as the specification names them', () => {
    const said = (purpose: Purpose) => sortOut([file('a.exe', 'application/x-msdownload')], purpose, 1).said[0];
    expect(Object.fromEntries(Object.entries(purposes).map(([name, purpose]) => [name, said(purpose)]))).toEqual({
      repairPicture: 'Invalid file type. Please select an image.',
      profilePicture: 'Invalid file type. Please select an image.',
      heroImage: 'Invalid file type. Please select an image.',
      heroVideo: 'Please select a valid video file.',
      blogImage: 'Invalid file.',
      blogVideo: 'Please select a valid video file.',
      blogAudio: 'Please select a valid audio file.',
      pagePicture: 'Invalid file type. Please select an image.',
      productImage: 'Invalid file type. Please select an image.',
      brandLogo: 'Invalid image file for logo.',
      headerImage: 'Invalid image file.',
      headerVideo: 'Invalid video file.',
      faqBackground: 'Invalid image file.',
      sheetPhoto: 'Invalid file type. Please select an image.',
      cv: 'Please upload a PDF, DOC or DOCX file.',
    });
  });
});
