/**
 * Codegen plugin: for every operation of a room's .graphql file one Apollo Client 4 hook, `useXQuery` or
 * `useXMutation`; for every fragment on something with an id, `useXFragment`, by which a component reads what it was given masked. The
 * stock plugin still writes Apollo Client 3 hooks, which no longer type-check.
 */
const path = require('node:path');
const { Kind, visit } = require('graphql');

const pascal = (name) => name.charAt(0).toUpperCase() + name.slice(1);

/** Such a query asks in the language of whoever looks. */
const asksInLanguage = ({ variableDefinitions = [] }) =>
  variableDefinitions.some(({ variable }) => variable.name.value === 'language');

function hook(definition) {
  const { name, operation } = definition;
  const kind = pascal(operation);
  const result = `${pascal(name.value)}${kind}`;
  const types = `${result}, ${result}Variables`;
  const document = `${pascal(name.value)}Document`;
  if (operation === 'mutation') {
    return `export const use${result} = (options?: MutationOptions<${types}>) => useMutation(${document}, options);`;
  }
  return `export const use${result} = (...options: QueryArguments<${types}>): QueryResult<${types}> => ${queryHook(definition)}(${document}, ...options);`;
}

const queryHook = (definition) => (asksInLanguage(definition) ? 'useQueryInLanguage' : 'useTypedQuery');

function fragmentHook({ name }) {
  const fragment = `${pascal(name.value)}Fragment`;
  return `export const use${fragment} = (from: FragmentType<${fragment}>): ${fragment} => useTypedFragment(${fragment}Doc, '${name.value}', from);`;
}

/** Whether the cache can find again what is selected. */
const hasId = ({ selections }) => selections.some(({ kind, name }) => kind === Kind.FIELD && name.value === 'id');

const isMasked = ({ kind, directives }) =>
  kind === Kind.FRAGMENT_SPREAD && !directives.some(({ name }) => name.value === 'unmask');

/** A component that is given something masked finds it in the cache by its id: the type checker would not see that it is missing. */
function assertFindable(document) {
  visit(document, {
    SelectionSet(node) {
      const masked = node.selections.find(isMasked);
      if (masked && !hasId(node)) {
        throw new Error(`...${masked.name.value} is masked: select the id beside it, or spread it with @unmask.`);
      }
    },
  });
}

module.exports = {
  plugin(_schema, documents, _config, { outputFile }) {
    for (const { document } of documents) assertFindable(document);
    const definitions = documents.flatMap(({ document }) => document.definitions);
    const operations = definitions.filter(
      ({ kind, operation }) => kind === 'OperationDefinition' && operation !== 'subscription',
    );
    const fragments = definitions.filter((node) => node.kind === 'FragmentDefinition' && hasId(node.selectionSet));
    if (!operations.length && !fragments.length) return '';
    const from = path.posix.relative(path.posix.dirname(outputFile.replaceAll('\\', '/')), 'client/graphql/hooks');
    const source = from.startsWith('.') ? from : `./${from}`;
    const uses = (kind) => operations.some(({ operation }) => operation === kind);
    const prepend = [];
    if (uses('query')) {
      const queries = operations.filter(({ operation }) => operation === 'query');
      const hooks = [...new Set(queries.map(queryHook))].join(', ');
      prepend.push(`import { type QueryArguments, type QueryResult, ${hooks} } from '${source}';`);
    }
    if (uses('mutation')) {
      prepend.push(
        `import type { MutationOptions } from '${source}';`,
        `import { useMutation } from '@apollo/client/react';`,
      );
    }
    if (fragments.length) {
      prepend.push(
        `import { useTypedFragment } from '${source}';`,
        `import type { FragmentType } from '@apollo/client';`,
      );
    }
    return { prepend, content: `\n${[...fragments.map(fragmentHook), ...operations.map(hook)].join('\n')}\n` };
  },
};
