import { CriticalityLevel, diff } from '@graphql-inspector/core';
import {
  type ASTNode,
  buildSchema,
  type ConstDirectiveNode,
  type DefinitionNode,
  type DocumentNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  Kind,
  OperationTypeNode,
  parse,
  print,
  visit,
} from 'graphql';

/**
 * The promise to third parties who build on our GraphQL: what was published stays as it was, unless it was published as
 * deprecated, with a reason, before it went. Schemas are texts in the schema language.
 */

/** Which changes break somebody, and which could surprise somebody, in sentences. */
export interface SchemaChanges {
  breaking: string[];
  /** As a new value of an enum, for programs that know no other. */
  dangerous: string[];
}

/** Compares what was published with what there is now. */
export async function compareSchemas(published: string, present: string): Promise<SchemaChanges> {
  const now = buildSchema(toPublished(present));
  const promised = withoutWhatWasLetGo(parse(toPublished(published)), now);
  const changes = await diff(buildSchema(print(promised)), now);
  const saying = (level: CriticalityLevel) =>
    changes.filter(({ criticality }) => criticality.level === level).map(({ message }) => message);
  return { breaking: saying(CriticalityLevel.Breaking), dangerous: saying(CriticalityLevel.Dangerous) };
}

/** The schema as it is published: without descriptions, which may be reworded at any time. */
export function toPublished(schema: string): string {
  const bare = visit(parse(schema), {
    enter: (node) => ('description' in node && node.description ? { ...node, description: undefined } : undefined),
  });
  return `${print(bare)}\n`;
}

/** Takes out what was deprecated and is gone now, and the types that only this led to. */
function withoutWhatWasLetGo(published: DocumentNode, now: GraphQLSchema): DocumentNode {
  const left = visit(published, {
    enter: (node, _key, _parent, _path, ancestors) => {
      const path = [...ancestors.filter(isNode), node].flatMap((at) =>
        'name' in at && at.name ? [at.name.value] : [],
      );
      return wasDeprecated(node) && !hasPath(now, path) ? null : undefined;
    },
  });
  const reachable = namesReachableIn(left);
  const isPromised = (definition: DefinitionNode) =>
    !('name' in definition) ||
    !definition.name ||
    !!now.getType(definition.name.value) ||
    reachable.has(definition.name.value);
  return { ...left, definitions: left.definitions.filter((definition) => isPromised(definition)) };
}

const isNode = (item: ASTNode | readonly ASTNode[]): item is ASTNode => 'kind' in item;

const wasDeprecated = (node: ASTNode): boolean =>
  'directives' in node &&
  (node.directives as readonly ConstDirectiveNode[] | undefined)?.some(
    ({ name, arguments: given }) => name.value === 'deprecated' && given?.some((arg) => arg.name.value === 'reason'),
  ) === true;

/** @param path names of a type, of its field or value, of an argument */
function hasPath(schema: GraphQLSchema, [typeName, memberName, argName]: string[]): boolean {
  const type: GraphQLNamedType | undefined = schema.getType(typeName!);
  if (isEnumType(type)) return !!type.getValue(memberName!);
  if (isInputObjectType(type)) return !!type.getFields()[memberName!];
  if (!isObjectType(type) && !isInterfaceType(type)) return false;
  const field = type.getFields()[memberName!];
  return !!field && (argName === undefined || field.args.some((arg) => arg.name === argName));
}

/** Every type that a query can come to, by fields, arguments, unions, or as one of the kinds of an interface. */
function namesReachableIn(document: DocumentNode): Set<string> {
  const definitions = document.definitions.flatMap((node) =>
    'name' in node && node.name ? [[node.name.value, node] as const] : [],
  );
  const reached = new Set<string>();
  const waiting = Object.values(OperationTypeNode).map((operation) => operation[0]!.toUpperCase() + operation.slice(1));
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (reached.has(name)) continue;
    reached.add(name);
    for (const [other, node] of definitions) {
      const isKindOfIt = 'interfaces' in node && node.interfaces?.some((known) => known.name.value === name);
      if (isKindOfIt) waiting.push(other);
      if (other === name) visit(node, { [Kind.NAMED_TYPE]: (named) => void waiting.push(named.name.value) });
    }
  }
  return reached;
}
