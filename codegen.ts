import type { CodegenConfig } from '@graphql-codegen/cli';

/**
 * `client/<room>/<room>.graphql` → `client/<room>/<room>.gen.ts`: types, documents and hooks beside the room that asks.
 * The schema is the file the server emits, so generating needs no running server and CI can compare the result.
 */
const config: CodegenConfig = {
  schema: 'schema.graphql',
  documents: ['client/**/*.graphql'],
  generates: {
    'client/': {
      preset: 'near-operation-file',
      presetConfig: { extension: '.gen.ts' },
      plugins: ['typescript-operations', 'typed-document-node', './client/graphql/codegen-hooks.cjs'],
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        // Apollo adds __typename itself; keeping it out of the types keeps test data short.
        skipTypename: true,
        dedupeFragments: true,
        strictScalars: true,
        scalars: { DateTimeISO: 'string', JSONObject: 'Record<string, unknown>' },
      },
    },
  },
};

export default config;
