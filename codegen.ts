import type { CodegenConfig } from '@graphql-codegen/cli';

/**
 * `client/<room>/<room>.graphql` → `client/<room>/<room>.gen.ts`: types, documents and hooks beside the room that asks.
 * `server/clientDocuments.gen.ts`: the texts that the server knows by their hash (decisions on persisted queries).
 * The schema is the file the server emits, so generating needs no running server and CI can compare the result.
 */
const config: CodegenConfig = {
  schema: 'schema.graphql',
  documents: ['client/**/*.graphql'],
  generates: {
    'client/': {
      preset: 'near-operation-file',
      presetConfig: { extension: '.gen.ts' },
      plugins: [
        './client/graphql/codegen-types.cjs',
        './client/graphql/codegen-documents.cjs',
        './client/graphql/codegen-hooks.cjs',
      ],
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        nonOptionalTypename: true,
        skipTypeNameForRoot: true,
        dedupeFragments: true,
        // What a fragment asks for is the business of the component that spreads it (client/README.md, 'A component and its data').
        inlineFragmentTypes: 'mask',
        customDirectives: { apolloUnmask: true },
        strictScalars: true,
        scalars: { DateTimeISO: 'string', JSONObject: 'Record<string, unknown>' },
      },
    },
    'server/clientDocuments.gen.ts': {
      plugins: ['./client/graphql/codegen-manifest.cjs'],
      config: { dedupeFragments: true },
    },
  },
};

export default config;
