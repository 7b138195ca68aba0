import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { type StructuredData, structuredDataText, useStructuredData } from './structuredData';

afterEach(cleanup);

const shop = (name: string): StructuredData => ({ '@context': 'https://schema.org', '@type': 'LocalBusiness', name });
const blocks = () => Array.from(document.querySelectorAll('script[type="application/ld+json"]'));

test('no text in it can end the block or open a comment', () => {
  const data = shop('</script><script>alert(1)</script><!--');
  expect(structuredDataText(data)).not.toContain('<');
  expect(JSON.parse(structuredDataText(data))).toEqual(data);
});

test('one block stands in the head for as long as the page is shown, and follows what changes', () => {
  const { rerender, unmount } = renderHook((data: StructuredData | null) => useStructuredData(data), {
    initialProps: null as StructuredData | null,
  });
  expect(blocks()).toEqual([]);
  rerender(shop('One'));
  const [block] = blocks();
  rerender(shop('One'));
  expect(blocks()[0]).toBe(block);
  rerender(shop('Two'));
  expect(blocks().map(({ textContent }) => JSON.parse(textContent ?? ''))).toEqual([shop('Two')]);
  unmount();
  expect(blocks()).toEqual([]);
});
