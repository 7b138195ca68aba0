/**
 * Codegen plugin: for every operation of a room's .graphql file one Apollo Client 4 hook, `useXQuery` or
 * `useXMutation`. The stock plugin still writes Apollo Client 3 hooks, which no longer type-check.
 */
const path = require('node:path');

const pascal = (name) => name.charAt(0).toUpperCase() + name.slice(1);

function hook({ name, operation }) {
  const kind = pascal(operation);
  const result = `${pascal(name.value)}${kind}`;
  const types = `${result}, ${result}Variables`;
  const document = `${pascal(name.value)}Document`;
  if (operation === 'mutation') {
    return `export const use${result} = (options?: MutationOptions<${types}>) => useMutation(${document}, options);`;
  }
  return `export const use${result} = (...options: QueryArguments<${types}>): QueryResult<${types}> => useTypedQuery(${document}, ...options);`;
}

module.exports = {
  plugin(_schema, documents, _config, { outputFile }) {
    const operations = documents
      .flatMap(({ document }) => document.definitions)
      .filter(({ kind, operation }) => kind === 'OperationDefinition' && operation !== 'subscription');
    if (!operations.length) return '';
    const from = path.posix.relative(path.posix.dirname(outputFile.replaceAll('\\', '/')), 'client/graphql/hooks');
    const source = from.startsWith('.') ? from : `./${from}`;
    const uses = (kind) => operations.some(({ operation }) => operation === kind);
    const prepend = [];
    if (uses('query')) {
      prepend.push(`import { type QueryArguments, type QueryResult, useTypedQuery } from '${source}';`);
    }
    if (uses('mutation')) {
      prepend.push(
        `import type { MutationOptions } from '${source}';`,
        `import { useMutation } from '@apollo/client/react';`,
      );
    }
    return { prepend, content: `\n${operations.map(hook).join('\n')}\n` };
  },
};
