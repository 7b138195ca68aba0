import {
  type FieldNode,
  getNamedType,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  isObjectType,
  Kind,
  print,
  type SelectionSetNode,
} from 'graphql';

/** What a question in a document is understood by. */
export type Document = Pick<GraphQLResolveInfo, 'fragments'>;

/** What a resolver's field was asked for, as far as the text of the document tells: `@skip` and `@include` change nothing. */
export type Question = Pick<
  GraphQLResolveInfo,
  'fieldNodes' | 'fragments' | 'returnType' | 'schema' | 'variableValues'
> & {
  /** Whether whoever asks takes the answer as finished JSON (written.ts), too. */
  mayBeWritten?: boolean;
};

/** What is asked of the things of one type. */
export interface Asked {
  type: GraphQLObjectType;
  /**
   * By the name in the answer, each with all places that ask for it. Names that mean several things (the same things
   * are asked for twice, under names of their own) are left out.
   */
  fields: ReadonlyMap<string, readonly FieldNode[]>;
}

/** Kept with the document, which Apollo keeps: nearly all requests ask with a text that was seen before. */
const kept = new WeakMap<FieldNode, Map<string, Asked>>();

/**
 * What is asked of the things that lie on a path below a resolver's own field, as `edges.node`.
 * @param path empty for what the field itself gives
 */
export function askedAt(question: Question, path = ''): Asked {
  const [first, ...others] = question.fieldNodes;
  // with others, which of them count depends on the variables
  if (others.length > 0) return lookAt(question, path);
  const known = kept.get(first!) ?? new Map<string, Asked>();
  const asked = known.get(path) ?? lookAt(question, path);
  kept.set(first!, known.set(path, asked));
  return asked;
}

function lookAt({ fieldNodes, fragments, returnType, schema }: Question, path: string): Asked {
  let type = getNamedType(returnType);
  let nodes = fieldNodes;
  for (const name of path === '' ? [] : path.split('.')) {
    nodes = fieldsBelow(nodes, fragments).filter((node) => node.name.value === name);
    if (isObjectType(type)) type = getNamedType(type.getFields()[name]!.type);
  }
  if (!isObjectType(type)) throw new Error(`${String(type)} has no fields in ${schema.getQueryType()?.name}.`);
  return askedOf(nodes, fragments, type);
}

/** What some fields ask of the things of their type. */
export function askedOf(
  nodes: readonly FieldNode[],
  fragments: GraphQLResolveInfo['fragments'],
  type: GraphQLObjectType,
): Asked {
  return grouped(fieldsBelow(nodes, fragments), type);
}

/** What stands in a selection, as that of an operation. */
export const askedIn = (
  selections: SelectionSetNode,
  fragments: GraphQLResolveInfo['fragments'],
  type: GraphQLObjectType,
): Asked => grouped(fieldsIn(selections, fragments), type);

function grouped(nodes: readonly FieldNode[], type: GraphQLObjectType): Asked {
  const named = Map.groupBy(nodes, ({ name, alias }) => (alias ?? name).value);
  const fields = [...named].filter(([, [first, ...others]]) => others.every((other) => isSameCall(first!, other)));
  return { type, fields: new Map(fields) };
}

const isSameCall = (one: FieldNode, other: FieldNode): boolean =>
  one === other || signatureOf(one) === signatureOf(other);

const signatureOf = ({ name, arguments: given = [] }: FieldNode): string =>
  `${name.value}(${given.map(print).toSorted().join()})`;

/** The fields directly below some, those in fragments too, each once. */
const fieldsBelow = (nodes: readonly FieldNode[], fragments: GraphQLResolveInfo['fragments']): FieldNode[] => [
  ...new Set(nodes.flatMap(({ selectionSet }) => (selectionSet ? fieldsIn(selectionSet, fragments) : []))),
];

/** @param spread the fragments that were looked into: one that spreads others twice would double with each step */
function fieldsIn(
  { selections }: SelectionSetNode,
  fragments: GraphQLResolveInfo['fragments'],
  spread = new Set<string>(),
): FieldNode[] {
  return selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection];
    if (selection.kind === Kind.INLINE_FRAGMENT) return fieldsIn(selection.selectionSet, fragments, spread);
    const { value: name } = selection.name;
    const fragment = spread.has(name) ? undefined : fragments[name];
    spread.add(name);
    return fragment ? fieldsIn(fragment.selectionSet, fragments, spread) : [];
  });
}
