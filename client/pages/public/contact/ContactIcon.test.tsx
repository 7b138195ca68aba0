import { fireEvent, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PhoneIcon } from '../../../ui/icons/contact';
import { ContactIcon } from './ContactIcon';

const show = (custom: string | null) => render(<ContactIcon custom={custom} Icon={PhoneIcon} />).container;
const source = (container: HTMLElement) => container.querySelector('img')?.getAttribute('src') ?? '';

test('ours, where the owner chose none', () => {
  const container = show(null);
  expect(container.querySelector('svg')).toBeTruthy();
  expect(container.querySelector('img')).toBeNull();
});

test('a picture of the owner’s; ours again where it does not load', () => {
  const container = show('/media/phone.webp');
  expect(source(container)).toBe('/media/phone.webp');
  expect(container.querySelector('img')?.getAttribute('alt')).toBe('');
  fireEvent.error(container.querySelector('img')!);
  expect(container.querySelector('svg')).toBeTruthy();
});

test('a drawing of the owner’s is a picture, never a part of the page', () => {
  const container = show('<svg onload="alert(1)"><script>alert(2)</script><path d="M0 0"/></svg>');
  expect(container.querySelector('svg, script')).toBeNull();
  expect(decodeURIComponent(source(container))).toMatch(
    /^data:image\/svg\+xml,<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" onload/,
  );
});

test('a drawing with its namespace is left as it is', () => {
  const svg = '<svg viewBox="0 0 1 1" xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>';
  expect(decodeURIComponent(source(show(svg)))).toBe(`data:image/svg+xml,${svg}`);
});
