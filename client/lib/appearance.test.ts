import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { appearance, chooseAppearance, defaultAppearance, followAppearance } from './appearance';
import { type Choices, subscribeToChoices } from './appearanceChoices';
import { colorWarnings } from './appearanceChecks';
import { groundOf, paletteOf, themeColors, themeTokens } from './appearancePalette';
import { contrast, parseColor, poorest, READABLE, VISIBLE } from './contrast';
import { chooseTheme, keepLook, motionIsReduced, shownTheme, themeIsSettled } from './theme';

const root = document.documentElement;
const none = { primary: null, background: null, text: null };
const cream = { primary: '#0f766e', background: '#fdf3dc', text: '#3b2f1e' };

beforeEach(() => keepLook('system', null));
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('what is chosen', () => {
  it('shows at once and is remembered, ready-made for the first paint', () => {
    chooseAppearance({ fontSize: 'lg', reduceMotion: true, colors: cream });
    expect(root.dataset).toMatchObject({ fontSize: 'lg', motion: 'reduced', theme: 'light' });
    expect(motionIsReduced()).toBe(true);
    expect(root.style.getPropertyValue('--bg')).toBe('#fdf3dc');
    expect(appearance()).toEqual({ theme: 'system', fontSize: 'lg', reduceMotion: true, colors: cream });
    const kept = JSON.parse(localStorage.getItem('parda.appearance')!);
    expect(kept).toMatchObject({ fontSize: 'lg', reduceMotion: true, colors: cream, ground: 'light' });
    expect(kept.light['--primary']).toBe('#0f766e');
  });

  it('leaves no trace once it is the default again', () => {
    chooseAppearance({ theme: 'dark', fontSize: 'xl', reduceMotion: true, colors: cream });
    chooseAppearance(defaultAppearance);
    expect(motionIsReduced()).toBe(false);
    expect(localStorage.getItem('parda.appearance')).toBeNull();
    expect(localStorage.getItem('parda.theme')).toBeNull();
    expect(root.style.getPropertyValue('--bg')).toBe('');
    expect(root.dataset).toMatchObject({ fontSize: 'md', motion: 'full', theme: 'light' });
  });

  it('is announced, but not what the account itself said', () => {
    const received: Partial<Choices>[] = [];
    const stop = subscribeToChoices((choices) => received.push(choices));
    chooseAppearance({ fontSize: 'sm' });
    chooseTheme('dark');
    followAppearance({ fontSize: 'xl' });
    stop();
    expect(received).toEqual([{ fontSize: 'sm' }, { theme: 'dark' }]);
  });

  it('is the same object until something changes, as a store must be', () => {
    expect(appearance()).toBe(appearance());
  });

  it('shows even where nothing can be remembered', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: () => {
        throw new Error('full');
      },
      removeItem: () => undefined,
    });
    chooseAppearance({ theme: 'dark', fontSize: 'lg' });
    expect(root.dataset).toMatchObject({ fontSize: 'lg', theme: 'dark' });
    expect(appearance()).toMatchObject({ fontSize: 'lg', theme: 'dark' });
    keepLook('system', null);
  });
});

it.each([
  '{broken',
  'null',
  '"text"',
  '7',
  '[]',
  '{"fontSize":9,"colors":{"primary":"red","background":"url(x)","text":7},"ground":"x","light":"y"}',
])('rubbish on the device (%s) reads as the defaults and shows as such', (text) => {
  localStorage.setItem('parda.appearance', text);
  localStorage.setItem('parda.theme', 'purple');
  expect(appearance()).toEqual(defaultAppearance);
  window.dispatchEvent(new StorageEvent('storage'));
  expect(shownTheme()).toBe('light');
  expect(themeIsSettled()).toBe(false);
});

describe('the palette', () => {
  it('starts from what tokens.css and public-site §3 have', () => {
    const css = readFileSync(join(import.meta.dirname, '../ui/tokens.css'), 'utf8');
    for (const theme of ['light', 'dark'] as const) {
      const rules = css.slice(css.indexOf(`[data-theme='${theme}']`));
      const token = (name: string) => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(rules)?.[1];
      const { primary, background, text } = themeColors[theme];
      expect([token('primary'), token('bg'), token('text')]).toEqual([primary, background, text]);
      const { onPrimary, primaryText, danger, off } = themeTokens[theme];
      expect([token('on-primary'), token('primary-text'), token('danger'), token('surface-off')]).toEqual([
        onPrimary,
        primaryText,
        danger,
        off,
      ]);
    }
  });

  it('is empty while nothing is chosen, and touches only what follows from the choice', () => {
    expect(paletteOf(none, 'light')).toEqual({});
    expect(Object.keys(paletteOf({ ...none, text: '#222222' }, 'light')).toSorted()).toEqual([
      '--text',
      '--text-muted',
    ]);
    expect(paletteOf({ ...none, primary: '#0f766e' }, 'dark')).not.toHaveProperty('--bg');
  });

  it('takes the theme whose words read better on the chosen background', () => {
    expect(groundOf({ ...none, background: '#fdf3dc' })).toBe('light');
    expect(groundOf({ ...none, background: '#0b0b12' })).toBe('dark');
    expect(groundOf({ ...none, primary: '#0b0b12' })).toBeNull();
    chooseAppearance({ theme: 'light', colors: { ...none, background: '#0b0b12' } });
    expect(root.dataset.theme).toBe('dark');
    expect(themeIsSettled()).toBe(true);
  });

  const samples = ['#ffffff', '#000000', '#ff0000', '#ffff00', '#00ff88', '#2563eb', '#808080', '#7c3aed', '#fce7f3'];

  it('writes only plain colours', () => {
    for (const background of samples) {
      for (const primary of samples) {
        for (const theme of ['light', 'dark'] as const) {
          const colors = Object.values(paletteOf({ primary, background, text: '#123456' }, theme));
          expect(colors.filter((color) => !/^#[0-9a-f]{6}$/.test(color))).toEqual([]);
        }
      }
    }
  });

  it('keeps words on buttons readable, also under the pointer, whatever primary was chosen', () => {
    for (const primary of samples) {
      const palette = paletteOf({ ...none, primary }, 'light');
      expect(contrast(palette['--on-primary']!, primary)).toBeGreaterThanOrEqual(READABLE);
      expect(contrast(palette['--on-primary']!, palette['--primary-hover']!)).toBeGreaterThanOrEqual(READABLE);
      expect(palette['--primary-hover']).not.toBe(primary);
    }
  });

  it('keeps links, quiet words, errors, borders of fields and the focus ring in sight on every ground', () => {
    for (const background of ['#ffffff', '#fdf3dc', '#fce7f3', '#0b0b12', '#000000', '#1e3a2f', '#d6e4c9']) {
      for (const primary of samples) {
        const theme = groundOf({ ...none, background })!;
        const palette = paletteOf({ primary, background, text: null }, theme);
        const grounds = [background, palette['--surface']!, palette['--surface-sunken']!];
        for (const name of ['--primary-text', '--text-muted', '--danger'] as const) {
          expect(poorest(palette[name]!, grounds), `${name} on ${background}`).toBeGreaterThanOrEqual(READABLE);
        }
        expect(contrast(palette['--primary-text']!, palette['--primary-soft']!)).toBeGreaterThanOrEqual(READABLE);
        for (const name of ['--border-strong', '--focus'] as const) {
          expect(poorest(palette[name]!, grounds), `${name} on ${background}`).toBeGreaterThanOrEqual(VISIBLE);
        }
        // The switched-off bars stay dark enough for the light words on them.
        expect(contrast('#b9c3d0', palette['--surface-off']!)).toBeGreaterThanOrEqual(READABLE);
      }
    }
  });

  it('leaves a primary that reads well as it is', () => {
    expect(paletteOf({ ...none, primary: '#14532d' }, 'light')['--primary-text']).toBe('#14532d');
  });
});

describe('contrast', () => {
  it('is measured as WCAG has it', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.478, 2);
    expect(contrast('#336699', '#336699')).toBe(1);
  });

  it('that is too low is said at the control that it concerns', () => {
    const look = { ...defaultAppearance, theme: 'light' as const };
    expect(colorWarnings({ ...look, colors: cream })).toEqual([]);
    expect(colorWarnings({ ...look, colors: { ...none, text: '#aaaaaa' } })).toMatchObject([
      { control: 'text', elsewhere: null, linkShade: null },
    ]);
    expect(colorWarnings({ ...look, colors: { ...none, primary: '#ffee00' } })).toMatchObject([
      { control: 'primary', linkShade: 'darker' },
    ]);
    expect(colorWarnings({ ...look, colors: { ...none, background: '#808080' } })).toMatchObject([
      { control: 'background' },
    ]);
  });

  it('counts in the other theme, too, while the device decides', () => {
    const colors = { ...none, text: '#1f2937' };
    expect(colorWarnings({ ...defaultAppearance, colors })).toMatchObject([{ control: 'text', elsewhere: 'dark' }]);
    expect(colorWarnings({ ...defaultAppearance, theme: 'light', colors })).toEqual([]);
  });
});

it.each([
  ['#2563EB', '#2563eb'],
  ['fff', '#ffffff'],
  [' 1a2b3c ', '#1a2b3c'],
  ['red', null],
  ['#12', null],
  ['#12345', null],
  ['#1234567', null],
  ['url(#a)', null],
])('%s typed as a colour is %s', (typed, color) => {
  expect(parseColor(typed)).toBe(color);
});
