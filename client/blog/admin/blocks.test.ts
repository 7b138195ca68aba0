import { expect, test } from 'vitest';
import { type Block, blocksOf, haveTheirPictures, type ImageBlock, nextPicture, toBlockInputs } from './blocks';

const text = (content: string) => ({ content });
const image = (imageUrlsIndex: number) => ({ imageUrlsIndex, altText: `alt ${imageUrlsIndex}`, caption: '' });
const stored = { imageUrls: ['/a', '/b', '/c'], fullContentBlocks: [text('One'), image(2), text('Two'), image(0)] };

const places = (blocks: readonly Block[], pictures: readonly string[]) =>
  toBlockInputs(blocks, pictures).flatMap(({ image: picture }) => (picture ? [picture.imageUrlsIndex] : []));

test('a picture block follows its picture when that is moved, or when another one goes', () => {
  const blocks = blocksOf(stored);
  expect(places(blocks, stored.imageUrls)).toEqual([2, 0]);
  expect(places(blocks, ['/c', '/a', '/b'])).toEqual([0, 1]);
  expect(places(blocks, ['/a', '/c'])).toEqual([1, 0]);
});

test('a block whose picture went is told', () => {
  const blocks = blocksOf(stored);
  expect(haveTheirPictures(blocks, stored.imageUrls)).toBe(true);
  expect(haveTheirPictures(blocks, ['/a', '/b'])).toBe(false);
});

test('a number beyond the pictures is a block without one, and keeps its words', () => {
  const [block] = blocksOf({ imageUrls: ['/a'], fullContentBlocks: [image(4)] }) as ImageBlock[];
  expect(block).toMatchObject({ imageUrl: '', altText: 'alt 4' });
  expect(haveTheirPictures([block!], ['/a'])).toBe(false);
});

test('a line break of a plain text becomes one that the editor keeps', () => {
  const [block] = blocksOf({ imageUrls: [], fullContentBlocks: [text('One\nTwo')] });
  expect(block).toMatchObject({ content: 'One<br>Two' });
});

test('a text block in which nothing was written is not sent', () => {
  const blocks = blocksOf({ imageUrls: [], fullContentBlocks: [text(' '), text('Two')] });
  expect(toBlockInputs(blocks, [])).toEqual([{ text: { content: 'Two' } }]);
});

test('in another version of the post blocks are known again: the same ones, changed ones, and which one is new', () => {
  const mine = blocksOf(stored);
  const theirs = blocksOf(
    { ...stored, fullContentBlocks: [text('New'), text('One'), image(2), text('Two, changed'), image(0)] },
    mine,
  );
  const ids = mine.map(({ id }) => id);
  expect(theirs.map(({ id }) => ids.indexOf(id))).toEqual([-1, 0, 1, 2, 3]);
  const changed = blocksOf(
    { ...stored, fullContentBlocks: [text('One, changed'), image(2), text('Two'), image(0)] },
    mine,
  );
  expect(changed.map(({ id }) => id)).toEqual(ids);
});

test('a new picture block begins with a picture that is not shown yet', () => {
  const blocks = blocksOf(stored);
  expect(nextPicture(blocks, stored.imageUrls)).toBe('/b');
  expect(nextPicture(blocks, ['/a'])).toBe('/a');
  expect(nextPicture(blocks, [])).toBeUndefined();
});
