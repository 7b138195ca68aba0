/**
 * Codegen plugin: `typescript-operations`, but for two things. Its imports of fragment types that no type here names are left out: those of
 * fragments that are spread with `@unmask`, whose fields are in the types themselves. And `__typename`, which Apollo asks for itself
 * and puts unmasked types together by, is optional, so that test data and input need none.
 */
const operations = require('@graphql-codegen/typescript-operations');

const IMPORT = /^import type \{ (.*) \} from /;

async function plugin(...options) {
  const { prepend = [], content } = await operations.plugin(...options);
  const isNamed = (name) => new RegExp(`\\b${name}\\b`).test(content);
  const kept = prepend.flatMap((line) => {
    const [, names] = IMPORT.exec(line) ?? [];
    const used = names?.split(', ').filter(isNamed).join(', ');
    if (used === '') return [];
    return used ? line.replace(names, used) : line;
  });
  return { prepend: kept, content: content.replaceAll(' __typename: ', ' __typename?: ') };
}

module.exports = { plugin };
