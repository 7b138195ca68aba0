/**
 * Codegen plugins around `typed-document-node`. Spreads with `@unmask` are written out, so that nothing at run time has to know of the
 * directive. And each query carries the SHA-256 of its text as Apollo Client sends it, so that a page asks by that alone
 * (client/graphql/persistedLink.ts) and hashes nothing itself; the server knows the texts (server/clientDocuments.gen.ts), so that the
 * first question finds its document.
 */
const { createHash } = require('node:crypto');
const { addTypenameToDocument } = require('@apollo/client/utilities');
const typedDocumentNode = require('@graphql-codegen/typed-document-node');
const { Kind, print, TypeInfo, visit, visitWithTypeInfo } = require('graphql');

const DOCUMENT = /^export const (\w+) = (\{"kind":"Document".*\}) as unknown as DocumentNode</gm;

const sha256 = (text) => createHash('sha256').update(text).digest('hex');

/** The text of a query with its fragments; null of anything else. */
function textOf(json) {
  const document = JSON.parse(json);
  const isQuery = document.definitions.some(({ operation }) => operation === 'query');
  return isQuery ? print(addTypenameToDocument(document)) : null;
}

const isUnmasked = ({ kind, directives }) =>
  kind === Kind.FRAGMENT_SPREAD && directives?.some(({ name }) => name.value === 'unmask');

/** A document with the fields of unmasked fragments in the place of their spreads, and without the fragments that nobody spreads any more. */
function withoutUnmask(schema, document) {
  const fragments = new Map(document.definitions.map((definition) => [definition.name.value, definition]));
  const written = (selections, type) =>
    selections.flatMap((selection) => {
      if (!isUnmasked(selection)) return [selection];
      const { typeCondition, selectionSet } = fragments.get(selection.name.value);
      if (typeCondition.name.value === type.name) return written(selectionSet.selections, type);
      return [{ kind: Kind.INLINE_FRAGMENT, typeCondition, selectionSet }];
    });
  const types = new TypeInfo(schema);
  const whole = visit(
    document,
    visitWithTypeInfo(types, {
      SelectionSet(node) {
        const byText = written(node.selections, types.getParentType()).map((selection) => [
          print(selection),
          selection,
        ]);
        return { ...node, selections: [...new Map(byText).values()] };
      },
    }),
  );
  return { ...whole, definitions: reachable(whole.definitions) };
}

/** The first definition, and the fragments that it spreads in turn. */
function reachable([first, ...others]) {
  const names = new Set();
  const collect = (definition) =>
    visit(definition, {
      FragmentSpread({ name }) {
        if (names.has(name.value)) return;
        names.add(name.value);
        collect(others.find((other) => other.name.value === name.value));
      },
    });
  collect(first);
  return [first, ...others.filter(({ name }) => names.has(name.value))];
}

async function contentOf(schema, documents, config, info) {
  const output = await typedDocumentNode.plugin(schema, documents, config, info);
  const { content, ...rest } = typeof output === 'string' ? { content: output } : output;
  const whole = content.replace(DOCUMENT, (line, _name, json) =>
    line.replace(json, () => JSON.stringify(withoutUnmask(schema, JSON.parse(json)))),
  );
  return { ...rest, content: whole };
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
