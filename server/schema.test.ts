import {
  DEFAULT_DEPRECATION_REASON,
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
} from 'graphql';
import { expect, it } from 'vitest';
import { buildGraphqlSchema } from './rooms.js';

// Third parties read the schema in the playground (decisions §1): it must say what a name alone does not.

/** What the schema says of a type, a field, an argument or an enum value. */
interface Part {
  name: string;
  description?: string | null | undefined;
  deprecationReason?: string | null | undefined;
}

const schema = buildGraphqlSchema();

/** All that the schema is made of, by its path: `Repair.status`, `Query.reviews(rating)`. */
const parts: [path: string, Part][] = Object.values(schema.getTypeMap())
  .filter((type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type))
  .flatMap((type) => [[type.name, type], ...partsOf(type)]);

function partsOf(type: GraphQLNamedType): [string, Part][] {
  if (isEnumType(type)) return type.getValues().map((value) => [`${type.name}.${value.name}`, value]);
  if (isInputObjectType(type))
    return Object.values(type.getFields()).map((field) => [`${type.name}.${field.name}`, field]);
  if (!isObjectType(type) && !isInterfaceType(type)) return [];
  return Object.values(type.getFields()).flatMap((field): [string, Part][] => {
    const path = `${type.name}.${field.name}`;
    return [[path, field], ...field.args.map((arg): [string, Part] => [`${path}(${arg.name})`, arg])];
  });
}

/** The paths of those for which it is so. */
const pathsWhere = (isSo: (part: Part) => boolean) => parts.filter(([, part]) => isSo(part)).map(([path]) => path);

/** 'pickupAddress', 'PICKUP_ADDRESS' and 'The pickup address.' are the same. */
const bare = (text: string) =>
  text
    .replace(/^(?:an?|the)\s/i, '')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

it('describes each type, field, argument, input field and enum value', () => {
  expect(parts.length).toBeGreaterThan(1000);
  expect(pathsWhere(({ description }) => !description?.trim())).toEqual([]);
});

it('says more than the name in other letters', () => {
  expect(pathsWhere(({ name, description }) => bare(name) === bare(description ?? ''))).toEqual([]);
});

it('says of what is deprecated what to use instead', () => {
  // graphql-js fills in a reason where none is given
  const silent = new Set(['', DEFAULT_DEPRECATION_REASON]);
  const isSilent = ({ deprecationReason: reason }: Part) => typeof reason === 'string' && silent.has(reason.trim());
  expect(pathsWhere(isSilent)).toEqual([]);
});

/** These say what the REST contract says, where a value is written as it is shown. */
const WRITTEN_AS_SHOWN = new Set(['JobType', 'PostStatus', 'ProductCategory', 'ProductCondition']);

it('names things as clients of GraphQL expect it', () => {
  const rules: [of: RegExp, name: RegExp][] = [
    [/^\w+$/, /^[A-Z][A-Za-z0-9]*$/],
    [/^\w+\.\w+$|\(/, /^[a-z][A-Za-z0-9]*$/],
  ];
  const odd = parts.flatMap(([path, { name }]) => {
    const owner = schema.getType(path.split('.')[0]!);
    if (isEnumType(owner) && path.includes('.')) {
      return /^[A-Z][A-Z0-9_]*$/.test(name) || WRITTEN_AS_SHOWN.has(owner.name) ? [] : [path];
    }
    return rules.find(([of]) => of.test(path))?.[1].test(name) ? [] : [path];
  });
  expect(odd).toEqual([]);
});

it('says of each scalar of its own where it is specified', () => {
  const scalars = Object.values(schema.getTypeMap()).filter(
    (type) => isScalarType(type) && !isSpecifiedScalarType(type),
  );
  expect(scalars.filter((type) => !(isScalarType(type) && type.specifiedByURL)).map(String)).toEqual([]);
});
