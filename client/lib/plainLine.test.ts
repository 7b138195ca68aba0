import { expect, it } from 'vitest';
import {
  plainEntry as entryToServer,
  plainLine as lineToServer,
  withoutUnseen as unseenByServer,
} from '../../server/core/fields/plainLine';
import { isVisible as isVisibleToServer } from '../../server/core/fields/text';
import { plainEntry, plainLine, withoutUnseen } from './plainLine';
import { isVisible } from './textRules';

const TYPED = [
  '\u202a+977 984-1234567\u202c',
  'Ram\tBahadur\u00a0Thapa',
  'Anne\u2011Marie – at home',
  '\u200f sita@example.com\u00a0',
  '984–123\u22124567',
  'Ra\u200dm\u00ad',
  'र\u094d\u200dयाल छन\u094d\u200c',
  '👩🏽\u200d🔧',
  '\u200b\u3164\u2800',
];

it.each(TYPED)('reads %j as the server does', (typed) => {
  expect([withoutUnseen(typed), plainLine(typed), plainEntry(typed), isVisible(typed)]).toEqual([
    unseenByServer(typed),
    lineToServer(typed),
    entryToServer(typed),
    isVisibleToServer(typed),
  ]);
});
