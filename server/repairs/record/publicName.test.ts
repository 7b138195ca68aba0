import { expect, it } from 'vitest';
import { toPublicName } from './publicName.js';

it.each([
  ['Sita Sharma', 'Sita S.'],
  ['Ram Bahadur Thapa', 'Ram T.'],
  ['  Gita   Karki ', 'Gita K.'],
  ['Madonna', 'Madonna'],
  ['9841234567', '9.'],
  ['sita@example.com', 's.'],
  ['९८४१२३४५६७ sita', '९. s.'],
  ['सीता शर्मा', 'सीता श.'],
  ['राम कार्की', 'राम का.'],
  ['Zoë Ångström', 'Zoë Å.'],
])('%s is shown to strangers as %s', (name, shown) => expect(toPublicName(name)).toBe(shown));
