import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Kind, parse, print, separateOperations, visit } from 'graphql';

const CLIENT = path.join(import.meta.dirname, '..', '..', 'client');

/** All that our own client asks, by name: each with the fragments that it needs and `__typename` everywhere, as Apollo Client sends it. */
export function clientDocuments(): [name: string, source: string][] {
  const sources = globSync('**/*.graphql', { cwd: CLIENT }).map((file) =>
    readFileSync(path.join(CLIENT, file), 'utf8'),
  );
  return Object.entries(separateOperations(parse(sources.join('\n')))).map(([name, document]) => {
    const asSent = visit(document, {
      // `@unmask` is between Apollo Client and its screens
      Directive: ({ name }) => (name.value === 'unmask' ? null : undefined),
      SelectionSet: (node, _key, parent) =>
        (parent as { kind: Kind }).kind === Kind.OPERATION_DEFINITION
          ? undefined
          : {
              ...node,
              selections: [...node.selections, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } }],
            },
    });
    return [name, print(asSent)];
  });
}
