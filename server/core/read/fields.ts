import type { GraphQLObjectType } from 'graphql';
import { NotWritable } from './jsonText.js';

/** One thing that a door wants to know of another. */
export interface Field {
  /** The property, or what a room has attached to the model. */
  name: string;
  /** What it is called in the answer. */
  as: string;
  args: Readonly<Record<string, unknown>>;
  /** What is asked of the thing or things that it gives; null where it gives a plain value. */
  fields: Fields | null;
}

/** What a door wants to know of a thing, in the order of the answer. The same question of the same request is the same object. */
export interface Fields {
  all: readonly Field[];
  /** Where nobody will look at the things but whoever reads the answer: their type there. `list` and `one` then give finished JSON. */
  type?: GraphQLObjectType;
}

/** What is asked of a page of a list. */
interface AskedPage {
  /** Of its things: of all together, should they be asked for in several places. */
  nodes: Fields;
  /** Whether what a cursor is made of is needed. */
  hasCursors: boolean;
  hasTotalCount: boolean;
}

/**
 * Looks at the fields of a connection.
 * @throws NotWritable where the answer is final and the nodes are asked for in several places: each would have to be written for itself
 */
export function askedPage(connection: Fields): AskedPage {
  const edges = below(connection, 'edges');
  const places = edges.flatMap((edge) => below(edge, 'node'));
  if (places.length > 1 && connection.type) throw new NotWritable();
  const plain = places.flatMap(({ all }) => all.filter(({ fields }) => fields === null));
  return {
    nodes: places.length === 1 ? places[0]! : { all: plain },
    hasCursors: [...edges, ...below(connection, 'pageInfo')].some((part) => asks(part, CURSORS)),
    hasTotalCount: asks(connection, ['totalCount']),
  };
}

const CURSORS = ['cursor', 'startCursor', 'endCursor'];

const below = ({ all }: Fields, field: string): Fields[] =>
  all.flatMap(({ name, fields }) => (name === field && fields ? [fields] : []));

const asks = ({ all }: Fields, names: readonly string[]): boolean => all.some(({ name }) => names.includes(name));
