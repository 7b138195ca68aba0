/** Codegen plugin: the texts of all queries by their hash, for the server. */
const { contentOf, textOf, sha256, DOCUMENT } = require('./codegen-documents.cjs');

async function plugin(schema, documents, config, info) {
  const { content } = await contentOf(schema, documents, config, info);
  const texts = Array.from(content.matchAll(DOCUMENT), ([, , json]) => textOf(json)).filter((text) => text !== null);
  const entries = texts.map((text) => `  '${sha256(text)}': ${JSON.stringify(text)},`);
  return [
    '/** What our own client asks, by the SHA-256 of its text: known before anybody has asked. Made by `npm run hooks`. */',
    `export const clientDocuments: Readonly<Record<string, string>> = {\n${entries.join('\n')}\n};\n`,
  ].join('\n');
}

module.exports = { plugin };
