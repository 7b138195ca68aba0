import { render, screen } from '@testing-library/react';
import { I18nProvider } from '@lingui/react';
import { i18n } from '@lingui/core';
import { beforeEach, expect, test } from 'vitest';
import { activateLanguage } from '../app/i18n';
import { Stars } from './Stars';

beforeEach(() => activateLanguage('en'));

const show = (value: number) =>
  render(
    <I18nProvider i18n={i18n}>
      <Stars value={value} />
    </I18nProvider>,
  );

test.each([
  [4.5, '4.5 out of 5 stars', 108],
  [5, '5 out of 5 stars', 120],
  [3.26, '3.3 out of 5 stars', 78.24],
  [0, '0 out of 5 stars', 0],
])('%s is told as "%s", with as much of the five stars filled', (value, name, filled) => {
  const { unmount } = show(value);
  const width = screen.getByRole('img', { name }).querySelector('svg')!.getAttribute('width');
  expect(Number(width)).toBeCloseTo(filled);
  unmount();
});
