import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { painted } from '../lib/afterPaint';
import { supplyDevanagari } from './devanagari';

/** How wide a device draws each text. */
let widths: Record<string, number>;
const load = vi.fn<(file: string) => void>();
const added = new Set<unknown>();
/** A face that arrives. */
class Face {
  constructor(
    readonly family: string,
    readonly file: string,
  ) {}

  async load(): Promise<this> {
    load(this.file);
    return this;
  }
}
const isSupplied = () => document.documentElement.dataset.devanagari === 'supplied' && added.size > 0;

beforeEach(() => {
  widths = {};
  load.mockClear();
  added.clear();
  vi.stubGlobal('FontFace', Face);
  const context = { measureText: (text: string) => ({ width: widths[text] ?? 9 }) };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as unknown as null);
  Object.defineProperty(document, 'fonts', { configurable: true, value: added });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'fonts');
  delete document.documentElement.dataset.devanagari;
  document.documentElement.removeAttribute('lang');
  document.documentElement.removeAttribute('style');
  document.body.innerHTML = '';
});

/** Nepali that begins so many px below the top of the screen. */
function nepaliAt(top: number, content = 'नमस्ते'): void {
  document.body.innerHTML = `<p lang="ne">${content}</p>`;
  vi.spyOn(document.body.firstElementChild!, 'getBoundingClientRect').mockReturnValue({
    top,
    bottom: top + 20,
    height: 20,
  } as DOMRect);
}

it('leaves a device that has letters for Nepali with its own', async () => {
  widths = { क: 17, अ: 19 };
  nepaliAt(100);
  supplyDevanagari();
  window.dispatchEvent(new Event('scroll'));
  await painted();
  expect(load).not.toHaveBeenCalled();
});

it('gives one that has none ours, where there is Nepali to be seen', async () => {
  nepaliAt(100);
  supplyDevanagari();
  await vi.waitUntil(isSupplied);
  expect(document.querySelector('p')!.style.minHeight).toBe('20px');
  // those of one weight alone: the others are more than twice as heavy
  expect(load.mock.calls).toEqual([[expect.stringContaining('anek-devanagari-plain')]]);
});

it('keeps no page in Nepali as long as it was drawn in boxes', async () => {
  document.body.innerHTML = '<p>नमस्ते</p>';
  vi.spyOn(document.documentElement, 'getBoundingClientRect').mockReturnValue({
    top: 0,
    bottom: 900,
    height: 900,
  } as DOMRect);
  document.documentElement.lang = 'ne';
  supplyDevanagari();
  await vi.waitUntil(isSupplied);
  expect(document.documentElement.style.minHeight).toBe('');
});

it.each([
  ['it is further down', () => nepaliAt(window.innerHeight + 1)],
  ['it is drawn', () => nepaliAt(100, '<svg></svg>')],
])('waits with them until somebody moves, where there is none to be seen: %s', async (_why, place) => {
  place();
  supplyDevanagari();
  await painted();
  expect(load).not.toHaveBeenCalled();
  // nor are its fonts looked through, which takes a cheap phone long
  expect(HTMLCanvasElement.prototype.getContext).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('scroll'));
  window.dispatchEvent(new Event('keydown'));
  await vi.waitUntil(isSupplied);
  expect(load).toHaveBeenCalledOnce();
});

it('takes a device that cannot be asked to have them', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  nepaliAt(100);
  supplyDevanagari();
  await painted();
  expect(load).not.toHaveBeenCalled();
});
