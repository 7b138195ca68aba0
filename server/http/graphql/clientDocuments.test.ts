import {
  getNamedType,
  getNullableType,
  getVariableValues,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isRequiredInputField,
  type OperationDefinitionNode,
  parse,
  specifiedRules,
  typeFromAST,
  validate,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { buildGraphqlSchema } from '../../rooms.js';
import { clientDocuments } from '../../testing/clientDocuments.js';
import { checkOperation, documentRules, MAX_TOKENS } from './operation.limits.js';

const schema = buildGraphqlSchema();
const documents = clientDocuments();

/** The largest page that there is, and something for everything else. */
function heaviest(type: GraphQLInputType): unknown {
  const inner = getNullableType(type);
  if (isListType(inner)) return [heaviest(inner.ofType)];
  const named = getNamedType(inner);
  if (isEnumType(named)) return named.getValues()[0]!.name;
  if (isInputObjectType(named)) {
    const required = Object.values(named.getFields()).filter(isRequiredInputField);
    return Object.fromEntries(required.map((field) => [field.name, heaviest(field.type)]));
  }
  const samples: Record<string, unknown> = {
    Int: 100,
    Float: 1,
    Boolean: true,
    DateTimeISO: '2026-06-15T09:00:00.000Z',
    JSONObject: {},
  };
  return samples[named.name] ?? 'something';
}

describe('what our own client asks', () => {
  it('is found', () => expect(documents.length).toBeGreaterThan(100));

  it.each(documents)('%s stays within the limits', (_name, source) => {
    const document = parse(source, { maxTokens: MAX_TOKENS });
    expect(validate(schema, document, [...specifiedRules, ...documentRules])).toEqual([]);
    const operation = document.definitions[0] as OperationDefinitionNode;
    const definitions = operation.variableDefinitions ?? [];
    const variables = Object.fromEntries(
      definitions.map(({ variable, type }) => [
        variable.name.value,
        heaviest(typeFromAST(schema, type) as GraphQLInputType),
      ]),
    );
    expect(getVariableValues(schema, definitions, variables)).not.toHaveProperty('errors');
    expect(() => checkOperation({ schema, document, operation, variables })).not.toThrow();
  });
});
