import { expect, it } from 'vitest';
import { areaOf } from './area.js';

it.each([
  ['House 12, Baneshwor, Kathmandu', 'Baneshwor'],
  ['Baneshwor, Kathmandu 44600', 'Baneshwor'],
  ['12/3, Jawalakhel, Lalitpur, Nepal', 'Jawalakhel'],
  ['Ward 10\nबानेश्वर, काठमाडौं', 'बानेश्वर'],
  ['Patan', 'Patan'],
  ['Thamel-26, Kathmandu', 'Thamel'],
  ['Kathmandu', 'Kathmandu'],
  ['44600', '44600'],
])('%j is in %s', (address, area) => expect(areaOf(address)).toBe(area));
