import { type PluginObj, types } from '@babel/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';

/** How Lingui's macro marks the descriptors that it writes. */
const MARK = '* i18n ';

/**
 * Babel plugin, behind Lingui's macro: compiles the English sentence that stands in a descriptor (`Hello {name}` →
 * `['Hello ', ['name']]`), so that it is read without a catalogue, and without the message compiler in the bundle.
 */
export const compileTexts: PluginObj = {
  name: 'parda:compile-texts',
  visitor: {
    ObjectExpression({ node }) {
      if (!node.leadingComments?.some(({ value }) => value === MARK)) return;
      for (const property of node.properties) {
        if (!types.isObjectProperty(property) || !types.isIdentifier(property.key, { name: 'message' })) continue;
        if (types.isStringLiteral(property.value)) {
          // the same JSON that a catalogue would hold
          property.value = types.valueToNode(JSON.parse(JSON.stringify(compileMessage(property.value.value))));
        }
      }
    },
  },
};
