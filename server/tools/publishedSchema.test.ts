import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { compareSchemas, toPublished } from './publishedSchema.js';

const WAS = `
  type Query {
    shop: Shop
    oldShop: Shop @deprecated(reason: "Use shop.")
    attic: Attic @deprecated(reason: "It is empty.")
    silent: Int @deprecated
    find(text: String, colour: String @deprecated(reason: "Nobody has any."), in: Filter): Int
    sections: [Section!]!
  }
  type Shop { name: String  state: State! }
  type Attic { rooms: [Room!]! }
  type Room { attic: Attic }
  enum State { OPEN CLOSED LOST @deprecated(reason: "It was found.") }
  input Filter { from: Int  until: Int @deprecated(reason: "Use from.") }
  interface Section { id: ID! }
  type TextSection implements Section { id: ID!  text: String }
  type MapSection implements Section { id: ID!  address: String }
`;

/** The same with a piece of it written otherwise. */
function changed(from: string | RegExp, to: string): string {
  const now = WAS.replace(from, to);
  expect(now).not.toBe(WAS);
  return now;
}

describe('breaks somebody', () => {
  it.each<[string, string | RegExp, string, string]>([
    ['a field that goes', 'shop: Shop\n', '', "Field 'shop' was removed from object type 'Query'"],
    ['a field deprecated for no reason that goes', 'silent: Int @deprecated', '', 'silent'],
    ['a field of another type', 'name: String', 'name: Int', "changed type from 'String' to 'Int'"],
    ['a deprecated field of another type', 'oldShop: Shop', 'oldShop: Int', "changed type from 'Shop' to 'Int'"],
    ['a field that can be null now', 'state: State!', 'state: State', "changed type from 'State!' to 'State'"],
    ['an argument that goes', 'text: String, ', '', "'text: String' was removed"],
    ['an argument that is needed now', 'find(', 'find(size: Int!, ', "'size: Int!'"],
    ['an input field that is needed now', 'from: Int ', 'from: Int! ', "from 'Int' to 'Int!'"],
    ['a value that goes', 'OPEN CLOSED', 'OPEN', "'CLOSED' was removed"],
    ['a kind of an interface that goes', /type MapSection.*\n/, '', "Type 'MapSection' was removed"],
    [
      'a type that goes, though something deprecated led to it, too',
      'shop: Shop\n    oldShop: Shop',
      'oldShop: Int',
      "Field 'shop'",
    ],
  ])('%s', async (_what, from, to, sentence) => {
    const { breaking } = await compareSchemas(WAS, changed(from, to));
    expect(breaking.join()).toContain(sentence);
  });
});

describe('breaks nobody', () => {
  it.each<[string, string | RegExp, string]>([
    ['a new field', 'name: String', 'name: String phone: String'],
    ['a field that is never null any more', 'name: String', 'name: String!'],
    ['what is deprecated now', 'name: String', 'name: String @deprecated(reason: "Use title.")'],
    ['a description', 'type Shop', '"""Where it is."""\n type Shop'],
    ['a deprecated field that goes', /oldShop.*\n/, ''],
    ['a deprecated argument that goes', /colour.*"\), /, ''],
    ['a deprecated value that goes', / LOST @deprecated\(.*?\)/, ''],
    ['a deprecated input field that goes', / until: Int @deprecated\(.*?\)/, ''],
    ['a deprecated field that goes with its types', /attic: Attic @[^]*?\n|type (Attic|Room).*\n/g, ''],
  ])('%s', async (_what, from, to) => {
    expect(await compareSchemas(WAS, changed(from, to))).toEqual({ breaking: [], dangerous: [] });
  });
});

it.each([
  ['a new value of an enum', 'OPEN', 'OPEN MOVED', "Enum value 'MOVED' was added to enum 'State'"],
  ['a new argument', 'find(', 'find(size: Int, ', "Argument 'size: Int' added to field 'Query.find'"],
])('%s could surprise somebody', async (_what, from, to, sentence) => {
  expect(await compareSchemas(WAS, changed(from, to))).toEqual({ breaking: [], dangerous: [sentence] });
});

it('what is published says nothing that may be reworded, and all that programs rely on', () => {
  const published = toPublished(readFileSync(path.join(import.meta.dirname, '../../schema.graphql'), 'utf8'));
  expect(published).not.toContain('"""');
  expect(published).toContain('trackRepair(contactNumber: String, id: String!): TrackedRepair');
  expect(toPublished(WAS)).toContain('@deprecated(reason: "Use shop.")');
});
