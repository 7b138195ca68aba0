import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { activateLanguage } from '../app/i18n';
import { keepLook } from '../lib/theme';
import { Slideshow } from './Slideshow';
import { useSlideshow } from './useSlideshow';

let visibility: DocumentVisibilityState;

beforeEach(() => {
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  keepLook('system', null);
});

const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const three = { count: 3, durationOf: () => 1000 as number | null };

function start(options: Parameters<typeof useSlideshow>[0] = three) {
  return renderHook((props) => useSlideshow(props), { initialProps: options });
}

describe('the clockwork', () => {
  test('goes on after each duration, and from the last to the first', () => {
    const { result } = start({ count: 3, durationOf: (index) => (index + 1) * 1000 });
    pass(999);
    expect(result.current.index).toBe(0);
    pass(1);
    expect(result.current.index).toBe(1);
    pass(2000);
    expect(result.current.index).toBe(2);
    pass(3000);
    expect(result.current.index).toBe(0);
  });

  test('a slide without a duration waits for next', () => {
    const { result } = start({ count: 2, durationOf: (index) => (index === 0 ? null : 1000) });
    pass(60_000);
    expect(result.current.index).toBe(0);
    act(() => result.current.next());
    expect(result.current.index).toBe(1);
  });

  test('one slide stays, and none is no slide', () => {
    const { result, rerender } = start({ ...three, count: 1 });
    pass(5000);
    expect(result.current).toMatchObject({ index: 0, running: false });
    rerender({ ...three, count: 0 });
    act(() => result.current.previous());
    expect(result.current.index).toBe(0);
  });

  test('goes where it is told, wrapping at both ends, and gives that slide its whole time', () => {
    const { result } = start();
    pass(900);
    act(() => result.current.previous());
    expect(result.current.index).toBe(2);
    pass(900);
    expect(result.current.index).toBe(2);
    act(() => result.current.go(4));
    expect(result.current.index).toBe(1);
  });

  test('waits in a hidden tab', () => {
    const { result } = start();
    const show = (state: DocumentVisibilityState) =>
      act(() => {
        visibility = state;
        document.dispatchEvent(new Event('visibilitychange'));
      });
    show('hidden');
    pass(5000);
    expect(result.current.index).toBe(0);
    show('visible');
    pass(1000);
    expect(result.current.index).toBe(1);
  });

  test('waits where little motion is wanted, until the person presses play', () => {
    const { result } = start();
    act(() => keepLook('system', { reduceMotion: true }));
    pass(5000);
    expect(result.current).toMatchObject({ index: 0, paused: true });
    act(() => result.current.setPaused(false));
    pass(1000);
    expect(result.current.index).toBe(1);
  });

  test('stops when told and stays stopped', () => {
    const { result } = start();
    act(() => result.current.setPaused(true));
    pass(5000);
    expect(result.current).toMatchObject({ index: 0, paused: true, running: false });
  });

  test('the same content again does not start the time anew; fewer slides keep the place in range', () => {
    const { result, rerender } = start();
    pass(900);
    rerender({ count: 3, durationOf: () => 1000 });
    pass(100);
    expect(result.current.index).toBe(1);
    pass(1000);
    expect(result.current.index).toBe(2);
    rerender({ ...three, count: 2 });
    expect(result.current.index).toBe(1);
    pass(1000);
    expect(result.current.index).toBe(0);
  });
});

function Slides({ names }: { names: string[] }) {
  const controls = useSlideshow({ count: names.length, durationOf: () => 1000 });
  return (
    <I18nProvider i18n={i18n}>
      <Slideshow
        label="Sets"
        controls={controls}
        arrows
        dots
        slides={names.map((name) => ({ id: name, name, content: <a href="#x">{name}</a> }))}
      />
    </I18nProvider>
  );
}

describe('the carousel', () => {
  beforeEach(() => activateLanguage('en'));
  const show = (names = ['Old', 'New', 'Broken']) => render(<Slides names={names} />);
  const region = () => screen.getByRole('region', { name: 'Sets' });
  const shown = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

  test('shows one slide to eyes, ears and keys, and tells the dots which', () => {
    show();
    expect(region().getAttribute('aria-roledescription')).toBe('carousel');
    expect(screen.getByRole('group', { name: '1 of 3' }).getAttribute('aria-roledescription')).toBe('slide');
    expect(shown()).toEqual(['Old']);
    expect(region().querySelectorAll('[inert]')).toHaveLength(2);
    fireEvent.click(screen.getByRole('button', { name: 'Slide 3: Broken' }));
    expect(shown()).toEqual(['Broken']);
    expect(screen.getByRole('button', { name: 'Slide 3: Broken' }).getAttribute('aria-current')).toBe('true');
    fireEvent.click(screen.getByRole('button', { name: 'Next slide' }));
    fireEvent.click(screen.getByRole('button', { name: 'Previous slide' }));
    expect(shown()).toEqual(['Broken']);
  });

  test('waits under a pointer, but not after a finger', () => {
    show();
    fireEvent.pointerEnter(region(), { pointerType: 'mouse' });
    pass(3000);
    expect(shown()).toEqual(['Old']);
    fireEvent.pointerLeave(region());
    pass(1000);
    expect(shown()).toEqual(['New']);
    fireEvent.pointerEnter(region(), { pointerType: 'touch' });
    pass(1000);
    expect(shown()).toEqual(['Broken']);
  });

  test('waits while the keyboard is on it, and then says what it shows', () => {
    show();
    const live = () => region().querySelector('[aria-live]')!.getAttribute('aria-live');
    expect(live()).toBe('off');
    act(() => screen.getByRole('button', { name: 'Next slide' }).focus());
    expect(live()).toBe('polite');
    pass(3000);
    expect(shown()).toEqual(['Old']);
    act(() => screen.getByRole('button', { name: 'Next slide' }).blur());
    pass(1000);
    expect(shown()).toEqual(['New']);
  });

  test('a button stops it and lets it go on, even while the hand is still there', () => {
    show();
    fireEvent.pointerEnter(region(), { pointerType: 'mouse' });
    fireEvent.click(screen.getByRole('button', { name: 'Pause slides' }));
    fireEvent.pointerLeave(region());
    pass(3000);
    expect(shown()).toEqual(['Old']);
    fireEvent.click(screen.getByRole('button', { name: 'Play slides' }));
    pass(1000);
    expect(shown()).toEqual(['New']);
  });

  test('follows a finger that goes sideways, not one that scrolls', () => {
    show();
    const swipe = (x: number, y: number) => {
      const slides = region().querySelector('[aria-live]')!;
      fireEvent.touchStart(slides, { touches: [{ clientX: 200, clientY: 200 }] });
      fireEvent.touchEnd(slides, { changedTouches: [{ clientX: 200 + x, clientY: 200 + y }] });
      return shown()[0];
    };
    expect(swipe(-80, 10)).toBe('New');
    expect(swipe(80, 10)).toBe('Old');
    expect(swipe(20, 0)).toBe('Old');
    expect(swipe(-80, 200)).toBe('Old');
  });

  test('a single slide has no buttons', () => {
    show(['Only']);
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(shown()).toEqual(['Only']);
  });
});
