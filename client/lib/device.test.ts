import { afterEach, describe, expect, test, vi } from 'vitest';
import { preferredLanguage, rememberLanguage } from './language';
import { storage } from './storage';
import { chooseTheme, themeChoice } from './theme';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('the device memory', () => {
  test('keeps text and objects', () => {
    storage.set('parda.test', 'one');
    expect(storage.get('parda.test')).toBe('one');
    storage.setJson('parda.test', { two: 2 });
    expect(storage.getJson('parda.test')).toEqual({ two: 2 });
    storage.remove('parda.test');
    expect(storage.get('parda.test')).toBeNull();
  });

  test('never throws: not when it is blocked, not when it holds rubbish', () => {
    storage.set('parda.test', '{broken');
    expect(storage.getJson('parda.test')).toBeNull();
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('blocked');
      },
      setItem: () => {
        throw new Error('full');
      },
    });
    expect(storage.get('parda.test')).toBeNull();
    expect(() => storage.set('parda.test', 'x')).not.toThrow();
    expect(() => storage.remove('parda.test')).not.toThrow();
  });
});

describe('the first language', () => {
  test('is what the browser prefers among ours, else English', () => {
    expect(preferredLanguage(['ne-NP', 'en'])).toBe('ne');
    expect(preferredLanguage(['fr', 'en-GB', 'ne'])).toBe('en');
    expect(preferredLanguage(['fr'])).toBe('en');
  });

  test('is the remembered one on the next visit', () => {
    rememberLanguage('ne');
    expect(preferredLanguage(['en'])).toBe('ne');
  });
});

test('a theme that was chosen is shown and remembered; system forgets', () => {
  chooseTheme('dark');
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(themeChoice()).toBe('dark');
  chooseTheme('system');
  expect(themeChoice()).toBe('system');
});
