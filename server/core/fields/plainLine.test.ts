import { describe, expect, it } from 'vitest';
import { plainEntry, plainLine, withoutUnseen } from './plainLine.js';

describe('a line without what nobody sees', () => {
  it.each([
    ['\u202aRam Thapa\u202c', 'Ram Thapa'],
    ['Ram\u00ad\u200b \ufeffTha\u2060pa', 'Ram Thapa'],
    // a joiner that joins nothing
    ['Ra\u200dm \u200cThapa\u200d', 'Ram Thapa'],
    // hidden letters that only programs read
    ['Ram\u{e0041}\u{e0042}', 'Ram'],
  ])('is, of %j, %j', (typed, plain) => expect(withoutUnseen(typed)).toBe(plain));

  it.each(['र\u094d\u200dयाल', 'छन\u094d\u200c', '👩🏽\u200d🔧', 'می\u200cخواهم', '❤\ufe0f', '\u06005'])(
    'keeps %j',
    (typed) => {
      expect(withoutUnseen(typed)).toBe(typed);
    },
  );
});

it.each([
  ['Ram\tBahadur\u00a0Thapa', 'Ram Bahadur Thapa'],
  ['Anne\u2011Marie – at home', 'Anne-Marie – at home'],
  [' two  spaces ', ' two  spaces '],
])('makes the line %j plain', (typed, plain) => expect(plainLine(typed)).toBe(plain));

it.each([
  ['\u200f sita@example.com\u00a0', 'sita@example.com'],
  ['984–123\u22124567', '984-123-4567'],
])('makes the entry %j plain', (typed, plain) => expect(plainEntry(typed)).toBe(plain));
