import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Picture } from './Picture';

afterEach(cleanup);

const id = '0123456789abcdef0123456789abcdef';
const own = `/media/parda/image/upload/${id}-800x400-2wcKBwAIk3Zwh3h3eIiIiHeHgHcI.webp`;
const foreign = 'https://example.com/tv.jpg';
const show = (props: Partial<Parameters<typeof Picture>[0]> = {}) => {
  const element = (over = {}) => <Picture src={own} alt="A set" sizes="50vw" {...props} {...over} />;
  const view = render(element());
  return {
    box: view.container.firstElementChild as HTMLElement,
    again: (over: object) => view.rerender(element(over)),
  };
};
const ratioOf = (box: HTMLElement) => parseFloat(box.style.aspectRatio);
const img = () => screen.getByRole<HTMLImageElement>('img', { name: 'A set' });

describe('a picture of our own', () => {
  test('stands in its size and its blurred self before it has arrived', () => {
    const { box } = show();
    expect(ratioOf(box)).toBe(2);
    expect(box.style.backgroundImage).toContain('data:image/png');
    expect(img().className).toContain('hidden');
    expect(img().getAttribute('srcset')).toContain('w_320');
    expect(img().getAttribute('sizes')).toBe('50vw');
    expect(img().getAttribute('loading')).toBe('lazy');
  });

  test('appears when it has arrived; the next one in its place starts anew', () => {
    const { box, again } = show();
    fireEvent.load(img());
    expect(img().className).not.toContain('hidden');
    // nothing may show through one with holes
    expect(box.style.backgroundImage).toBe('');
    again({ src: foreign });
    expect(img().className).toContain('hidden');
  });

  test('is fetched first and never hidden where it is the first thing to see', () => {
    show({ priority: true });
    expect(img().getAttribute('loading')).toBe('eager');
    expect(img().getAttribute('fetchpriority')).toBe('high');
    expect(img().className).not.toContain('hidden');
  });

  test('that the server draws comes without its blurred self, which would be heavier than the words around it', () => {
    expect(renderToString(<Picture src={own} alt="A set" sizes="50vw" />)).not.toContain('background-image');
  });

  test('stands in another shape where the page wants one', () => {
    expect(ratioOf(show({ ratio: 1 }).box)).toBe(1);
  });
});

test('a picture of somebody else is fetched as it is, and they are not told from where', () => {
  const { box } = show({ src: foreign });
  expect(ratioOf(box)).toBeCloseTo(4 / 3);
  expect(img().getAttribute('src')).toBe(foreign);
  expect(img().hasAttribute('srcset')).toBe(false);
  expect(img().getAttribute('referrerpolicy')).toBe('no-referrer');
  cleanup();
  show();
  expect(img().hasAttribute('referrerpolicy')).toBe(false);
});

test('an address cannot leave the quotes of the placeholder', () => {
  const { box } = show({ src: 'https://res.cloudinary.com/shop/image/upload/a"b\\.jpg' });
  expect(box.style.backgroundImage).toContain('w_32/a%22b%5C.jpg');
});

describe('a picture that does not load', () => {
  test('leaves a drawing that says what was to be seen, until another address comes', () => {
    const onError = vi.fn<() => void>();
    const { again } = show({ onError });
    fireEvent.error(img());
    expect(onError).toHaveBeenCalledOnce();
    expect(img().tagName).toBe('SPAN');
    expect(img().querySelector('svg')).not.toBeNull();
    expect(ratioOf(img())).toBe(2);
    again({ src: foreign });
    expect(img().tagName).toBe('IMG');
  });

  test('says nothing where it only adorns', () => {
    const { box } = show({ alt: '' });
    fireEvent.error(box.querySelector('img')!);
    expect(screen.queryByRole('img')).toBeNull();
  });
});
