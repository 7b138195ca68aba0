import { Cursor } from '@mikro-orm/core';
import { type FieldNode, getNamedType, type GraphQLObjectType, TypeNameMetaFieldDef } from 'graphql';
import { type Asked, askedAt, askedOf, type Question } from './asked.js';
import type { Reading } from './model.js';

/** Stands between the items of a page: JSON has it only escaped, so a text can be cut there without being understood. */
const BETWEEN_ITEMS = '\u001E';
/** The same between an item and what its cursor is made of. */
const BEFORE_CURSOR = '\u001F';

/** A page as it was read. */
export interface WrittenPage {
  /** As `itemsOf` gives them, in the order of the answer. */
  items: readonly string[];
  hasNextPage: boolean;
  hasPreviousPage: boolean;
  totalCount: number;
}

/** What was understood of a question for a connection. */
export interface ConnectionText {
  /** Whether something is asked that is made of the values that the list is sorted by. */
  hasCursors: boolean;
  write(page: WrittenPage): string;
}

type Writer<Of> = (of: Of) => string;

const kept = new WeakMap<Asked, ConnectionText | null>();

/**
 * How a connection is written, of which only the nodes are made by the database.
 * @returns null where nodes are asked for twice, under names of their own
 */
export function connectionText(question: Question): ConnectionText | null {
  const asked = askedAt(question);
  let text = kept.get(asked);
  if (text === undefined) kept.set(asked, (text = understand(asked, question.fragments)));
  return text;
}

/** The items of a list as one text, which `itemsOf` cuts again. @param list a statement that gives each as `item` */
export const joinedItems = (list: string): string =>
  `select string_agg(item, chr(${BETWEEN_ITEMS.charCodeAt(0)})) as answer from (${list}) list`;

/** An item of such a list. @param cursor what its cursor is made of, as SQL; none if it is not asked for */
export const joinedItem = (node: Reading, cursor: readonly string[]): string =>
  cursor.length === 0
    ? `${node.sql}::text`
    : `${node.sql}::text || chr(${BEFORE_CURSOR.charCodeAt(0)}) || json_build_array(${cursor.join(', ')})::text`;

/** The items in a text that was read; none in that of an empty list. */
export const itemsOf = (answer: string | null): string[] => answer?.split(BETWEEN_ITEMS) ?? [];

function understand(asked: Asked, fragments: Question['fragments']): ConnectionText | null {
  let hasCursors = false;
  let times = 0;
  const inside = (nodes: readonly FieldNode[], { type }: Asked): Asked =>
    askedOf(nodes, fragments, getNamedType(type.getFields()[nodes[0]!.name.value]!.type) as GraphQLObjectType);
  const edgeField = (field: string): Writer<string> | null => {
    if (field === 'node') return ++times === 1 ? nodeOf : null;
    hasCursors = true;
    return cursorOf;
  };
  const pageField = (field: string): Writer<WrittenPage> => {
    if (field === 'hasNextPage') return ({ hasNextPage }) => String(hasNextPage);
    if (field === 'hasPreviousPage') return ({ hasPreviousPage }) => String(hasPreviousPage);
    hasCursors = true;
    const at = field === 'startCursor' ? 0 : -1;
    return ({ items }) => (items.length === 0 ? 'null' : cursorOf(items.at(at)!));
  };
  const write = writerOf<WrittenPage>(asked, (field, nodes) => {
    if (field === 'totalCount') return ({ totalCount }) => String(totalCount);
    if (field === 'pageInfo') return writerOf(inside(nodes, asked), pageField);
    const edge = writerOf(inside(nodes, asked), edgeField);
    return edge && (({ items }) => `[${items.map(edge).join(',')}]`);
  });
  return write && { hasCursors, write };
}

/** Writes an object with the names and in the order of the question. */
function writerOf<Of>(
  { type, fields }: Asked,
  understandField: (field: string, nodes: readonly FieldNode[]) => Writer<Of> | null,
): Writer<Of> | null {
  const parts: (readonly [start: string, write: Writer<Of>])[] = [];
  for (const [name, nodes] of fields) {
    const field = nodes[0]!.name.value;
    const write = field === TypeNameMetaFieldDef.name ? () => `"${type.name}"` : understandField(field, nodes);
    if (!write) return null;
    parts.push([`"${name}":`, write]);
  }
  return (of) => `{${parts.map(([start, write]) => start + write(of)).join(',')}}`;
}

const nodeOf = (item: string): string => {
  const end = item.indexOf(BEFORE_CURSOR);
  return end < 0 ? item : item.slice(0, end);
};

const cursorOf = (item: string): string =>
  JSON.stringify(Cursor.encode(JSON.parse(item.slice(item.indexOf(BEFORE_CURSOR) + 1)) as unknown[]));
