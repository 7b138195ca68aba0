import {
  type FieldNode,
  getArgumentValues,
  getNamedType,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql';
import { createParameterDecorator, Extensions, type ResolverData } from 'type-graphql';
import type { Field, Fields } from './fields.js';
import { selectedFields } from './selection.js';

/** How a resolver's field was asked. */
type Question = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments' | 'returnType' | 'variableValues'> & {
  /** The fields with their types, where the answer goes out as `list` or `one` has given it. */
  finalFields?: Fields;
};

declare module 'graphql' {
  interface GraphQLFieldExtensions<_TSource, _TContext, _TArgs> {
    /** The resolver gives what `list` or `one` gave, as it is. */
    isRead?: true;
  }
}

/** Hands a resolver the fields that it passes on to `list` or `one`. What those give, a field of `Query` has to give as it is. */
export function AskedFields(): ReturnType<typeof createParameterDecorator> {
  const decorate = createParameterDecorator(({ info }: ResolverData) => fieldsOf(info));
  return (target, name, at) => {
    if (name !== undefined) Extensions({ isRead: true })(target, name, {});
    decorate(target, name, at);
  };
}

/** Hands the resolver of something attached to a model (`ReadModel.attached`) how it was asked. */
export const AskedField = (): ReturnType<typeof createParameterDecorator> =>
  createParameterDecorator(({ info, args }: ResolverData): Field => {
    const hasFields = isObjectType(getNamedType(info.returnType));
    return { name: info.fieldName, as: String(info.path.key), args, fields: hasFields ? fieldsOf(info) : null };
  });

/** What a question in a document is understood by. */
type Document = Pick<GraphQLResolveInfo, 'fragments' | 'variableValues'>;

/** A field, or an operation. */
interface Node {
  selectionSet?: SelectionSetNode | undefined;
}

type Variables = Document['variableValues'];

/** Part of a question, as far as its document tells. */
interface Known<Part> {
  /** For the same variables it is the same object. */
  of(variables: Variables): Part;
  /** Else it is always the same object. */
  usesVariables: boolean;
}

function knownPart<Part>(usesVariables: boolean, read: (variables: Variables) => Part): Known<Part> {
  let last: { variables: Variables; part: Part } | undefined;
  const of = (variables: Variables) => {
    if (!last || (usesVariables && last.variables !== variables)) last = { variables, part: read(variables) };
    return last.part;
  };
  return { of, usesVariables };
}

/** Kept with the document, which Apollo keeps: nearly all requests ask with a text that was seen before. */
const known = { rows: new WeakMap<object, Known<Fields>>(), final: new WeakMap<object, Known<Fields>>() };

/** What is asked of the things that a resolver's field gives. `@skip` and `@include` change nothing: more is read than needed. */
function fieldsOf({ finalFields, fieldNodes, returnType, ...document }: Question): Fields {
  const type = getNamedType(returnType);
  if (finalFields) return finalFields;
  if (!isObjectType(type)) throw new Error(`${String(type)} has no fields.`);
  return fieldsBelow(fieldNodes, type, document).of(document.variableValues);
}

/** The fields of `Query` that an operation asks for, with their types. @throws GraphQLError where an argument does not fit */
export const finalFieldsOf = (
  operation: OperationDefinitionNode,
  query: GraphQLObjectType,
  { fragments, variableValues }: Document,
): Fields => fieldsBelow([operation], query, { fragments, isFinal: true }).of(variableValues);

/** A walk over a document. */
type Walk = Pick<Document, 'fragments'> & { isFinal?: boolean };

function fieldsBelow(nodes: readonly Node[], type: GraphQLObjectType, walk: Walk): Known<Fields> {
  // of several nodes, which of them count depends on the variables
  const place = nodes.length === 1 ? nodes[0]! : {};
  const kept = walk.isFinal ? known.final : known.rows;
  const found = kept.get(place);
  if (found) return found;
  const spread = new Set<string>();
  const below = nodes.flatMap(({ selectionSet }) =>
    selectionSet ? selectedFields(selectionSet, walk.fragments, undefined, spread) : [],
  );
  const all = Array.from(
    Map.groupBy(below, ({ name, alias }) => (alias ?? name).value),
    ([as, same]) => fieldAsked(as, same, type, walk),
  );
  const read = knownPart(
    all.some(({ usesVariables }) => usesVariables),
    (variables): Fields => ({ all: all.map((field) => field.of(variables)), ...(walk.isFinal && { type }) }),
  );
  kept.set(place, read);
  return read;
}

/** @param same the places that ask for it, at least one */
function fieldAsked(as: string, same: readonly FieldNode[], type: GraphQLObjectType, walk: Walk): Known<Field> {
  const [node] = same as [FieldNode];
  const { value: name } = node.name;
  const declared = type.getFields()[name];
  // only `__typename` is not declared
  if (!declared) return knownPart(false, () => ({ name, as, args: {}, fields: null }));
  const inside = getNamedType(declared.type);
  const nested = isObjectType(inside) ? fieldsBelow(same, inside, walk) : null;
  const usesVariables = nested?.usesVariables || (node.arguments ?? []).some(({ value }) => hasVariables(value));
  return knownPart(usesVariables, (variables) => {
    const args = getArgumentValues(declared, node, variables);
    return { name, as, args, fields: nested && nested.of(variables) };
  });
}

const hasVariables = (value: ValueNode): boolean =>
  value.kind === Kind.VARIABLE ||
  (value.kind === Kind.LIST && value.values.some(hasVariables)) ||
  (value.kind === Kind.OBJECT && value.fields.some((field) => hasVariables(field.value)));
