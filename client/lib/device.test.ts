import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keepLanguage, rememberLanguage } from './language';
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

describe('the language that was chosen', () => {
  const told = () => /parda\.language=(\w+)/.exec(document.cookie)?.[1];
  const forget = () => (document.cookie = 'parda.language=; path=/; max-age=0');
  beforeEach(forget);

  test('is told to the server again with each visit', () => {
    rememberLanguage('ne');
    expect(told()).toBe('ne');
    forget();
    keepLanguage();
    expect(told()).toBe('ne');
  });

  test('is told to nobody where there is none', () => {
    localStorage.removeItem('parda.language');
    keepLanguage();
    expect(told()).toBeUndefined();
  });
});

test('a theme that was chosen is shown and remembered; system forgets', () => {
  chooseTheme('dark');
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(themeChoice()).toBe('dark');
  chooseTheme('system');
  expect(themeChoice()).toBe('system');
});
