import { i18n } from '@lingui/core';
import { beforeAll, describe, expect, test } from 'vitest';
import { formatNumber, localDigits, toAsciiDigits, toDevanagariDigits } from './digits';
import { formatMoney } from './money';
import { normaliseRepairId, readableRepairId, shortRepairId } from './repairId';
import { findServerMessage, serverMessages, serverPatterns } from './serverMessages';
import { addServerTexts, translateServerMessage } from './serverTexts';

describe('digits', () => {
  test('change script and back', () => {
    expect(toDevanagariDigits('2073-04')).toBe('२०७३-०४');
    expect(toAsciiDigits('९८४१ २३४५६७')).toBe('9841 234567');
    expect(localDigits(12, 'en')).toBe('12');
  });

  test('are grouped the local way', () => {
    expect(formatNumber(1234567, 'en')).toBe('12,34,567');
    expect(formatNumber(1234567, 'ne')).toBe('१२,३४,५६७');
  });
});

test('money', () => {
  expect(formatMoney(125000, 'en')).toBe('Rs. 1,25,000');
  expect(formatMoney(125000, 'ne')).toBe('रु. १,२५,०००');
  expect(formatMoney(99.5, 'en')).toBe('Rs. 99.50');
});

describe('repair ids', () => {
  test('are shown short and in groups', () => {
    expect(shortRepairId('7K3M9QXT2BWD')).toBe('XT2BWD');
    expect(readableRepairId('7K3M9QXT2BWD')).toBe('7K3M-9QXT-2BWD');
    expect(readableRepairId('')).toBe('');
  });

  test('are understood however they are written', () => {
    expect(normaliseRepairId(' 7k3m-9qxt-2bwd ')).toBe('7K3M9QXT2BWD');
    expect(normaliseRepairId('oil-OIL')).toBe('011011');
    expect(normaliseRepairId('७K३M')).toBe('7K3M');
  });
});

describe('server messages', () => {
  beforeAll(() => addServerTexts(findServerMessage));

  test('each constant stands beside its own descriptor', () => {
    for (const [text, descriptor] of Object.entries(serverMessages)) expect(descriptor.message).toBe(text);
  });

  test('are translated, with their values', () => {
    const descriptor = serverMessages['Invalid credentials.']!;
    const pattern = serverPatterns[0]!.message('7K3M');
    i18n.loadAndActivate({
      locale: 'ne',
      messages: { [descriptor.id]: 'इमेल वा पासवर्ड मिलेन।', [pattern.id]: ["'", ['0'], "' भेटिएन।"] },
    });
    expect(translateServerMessage(i18n, 'Invalid credentials.')).toBe('इमेल वा पासवर्ड मिलेन।');
    expect(translateServerMessage(i18n, "Repair ID '7K3M' not found. Please check the ID and try again.")).toContain(
      'भेटिएन',
    );
  });

  test('that nobody has translated yet come through as they are', () => {
    expect(translateServerMessage(i18n, 'Brand new sentence.')).toBe('Brand new sentence.');
  });
});
