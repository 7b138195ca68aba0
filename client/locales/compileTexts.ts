import { compileMessage } from '@lingui/message-utils/compileMessage';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { RolldownMagicString } from 'rolldown';
import { type ESTree, parseSync, Visitor } from 'rolldown/utils';
import type { Plugin } from 'vite';

/** Where a descriptor may be: the mark that the macro puts before it does not always come through. */
export const DESCRIPTOR = /\bmessage: /;

/**
 * Compiles the English sentence in each descriptor that Lingui's macro has written (`Hello {name}` → `['Hello ', ['name']]`), so that a
 * build reads it without a catalogue and without the message compiler.
 */
export const compileTexts: Plugin = {
  name: 'parda:compile-texts',
  apply: 'build',
  transform: {
    filter: { id: /\.tsx?$/, code: DESCRIPTOR },
    handler(code, file) {
      const compiled = compileTextsOf(code, file);
      return { code: compiled.toString(), map: compiled.generateMap({ hires: 'boundary' }).toString() };
    },
  },
};

/** @param code JavaScript that the macro has gone over */
export function compileTextsOf(code: string, file: string): RolldownMagicString {
  const compiled = new RolldownMagicString(code);
  const visitor = new Visitor({
    ObjectExpression(descriptor) {
      const [message, id, context] = ['message', 'id', 'context'].map((name) => textOf(descriptor, name));
      if (!message || generateMessageId(message.value, context?.value) !== id?.value) return;
      compiled.overwrite(message.start, message.end, JSON.stringify(compileMessage(message.value)));
    },
  });
  visitor.visit(parseSync(file, code, { lang: 'js' }).program);
  return compiled;
}

function textOf({ properties }: ESTree.ObjectExpression, name: string): ESTree.StringLiteral | undefined {
  for (const property of properties) {
    if (property.type !== 'Property' || property.key.type !== 'Identifier' || property.key.name !== name) continue;
    if (property.value.type === 'Literal' && typeof property.value.value === 'string') return property.value;
  }
  return undefined;
}
