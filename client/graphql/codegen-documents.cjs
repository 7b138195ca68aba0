/**
 * Codegen plugins around `typed-document-node`: each query carries the SHA-256 of its text as Apollo Client sends it, so that a page
 * asks by that alone (client/graphql/persistedLink.ts) and hashes nothing itself; and the server knows the texts
 * (server/clientDocuments.gen.ts), so that the first question finds its document.
 */
const { createHash } = require('node:crypto');
const { addTypenameToDocument } = require('@apollo/client/utilities');
const { removeDirectivesFromDocument } = require('@apollo/client/utilities/internal');
const typedDocumentNode = require('@graphql-codegen/typed-document-node');
const { print } = require('graphql');

const DOCUMENT = /^export const (\w+) = (\{"kind":"Document".*\}) as unknown as DocumentNode</gm;

const sha256 = (text) => createHash('sha256').update(text).digest('hex');

/** The text of a query with its fragments; null of anything else. */
function textOf(json) {
  const document = JSON.parse(json);
  const isQuery = document.definitions.some(({ operation }) => operation === 'query');
  if (!isQuery) return null;
  // `@unmask` is between Apollo Client and its screens; it is not sent
  return print(removeDirectivesFromDocument([{ name: 'unmask' }], addTypenameToDocument(document)));
}

async function contentOf(schema, documents, config, info) {
  const output = await typedDocumentNode.plugin(schema, documents, config, info);
  return typeof output === 'string' ? { content: output } : output;
}

/** The documents beside their room, with the hashes. */
async function plugin(schema, documents, config, info) {
  const output = await contentOf(schema, documents, config, info);
  const content = output.content.replace(DOCUMENT, (line, _name, json) => {
    const text = textOf(json);
    return text === null ? line : line.replace(json, `{"hash":"${sha256(text)}",${json.slice(1)}`);
  });
  return { ...output, content };
}

module.exports = { plugin, contentOf, textOf, sha256, DOCUMENT };
