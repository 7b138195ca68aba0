import { describe, expect, test } from 'vitest';
import { mix } from '../../../lib/appearanceShades';
import { contrast, READABLE } from '../../../lib/contrast';
import { sectionColors } from './sectionColors';

const none = { backgroundColor: null, textColor: null, backgroundImageUrl: null };

test('a section that asks for nothing looks like the page', () => {
  expect(sectionColors(none)).toBeNull();
  expect(sectionColors({ ...none, backgroundColor: 'url(x)', textColor: 'red' })).toBeNull();
});

test('the owner’s colours stay as they are where they can be read', () => {
  expect(sectionColors({ ...none, backgroundColor: '#14532d', textColor: '#fde68a' })).toMatchObject({
    theme: 'dark',
    ground: '#14532d',
    text: '#fde68a',
  });
  expect(sectionColors({ ...none, backgroundColor: '#fde68a' })).toMatchObject({ theme: 'light', ground: '#fde68a' });
});

describe('whatever was chosen, the words can be read', () => {
  const colors = ['#000000', '#ffffff', '#ff0000', '#808080', '#fde68a', '#1f2937', '#2563eb', '#00ff88'];

  test.each([null, ...colors])('with the text %s', (textColor) => {
    for (const backgroundColor of [null, ...colors]) {
      for (const backgroundImageUrl of [null, '/media/a.webp']) {
        const chosen = sectionColors({ textColor, backgroundColor, backgroundImageUrl });
        if (!chosen) continue;
        const grounds = backgroundImageUrl
          ? ['#ffffff', '#000000'].map((pixel) => mix(pixel, chosen.ground, chosen.scrim))
          : [chosen.ground];
        for (const ground of grounds) {
          expect(
            contrast(chosen.text, ground),
            `${chosen.text} on ${ground}, for ${textColor} on ${backgroundColor}`,
          ).toBeGreaterThanOrEqual(READABLE);
        }
      }
    }
  });
});
