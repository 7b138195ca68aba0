import { type ASTVisitor, GraphQLError, type ValidationContext } from 'graphql';

/** decisions §1: so many times may a document ask for the same thing under other names. */
const MAX_ALIASES = 30;

/** Refuses a document with more aliases than that, before any of it runs. */
export function limitAliases(context: ValidationContext): ASTVisitor {
  let aliases = 0;
  return {
    Field(node) {
      if (!node.alias) return;
      aliases += 1;
      if (aliases === MAX_ALIASES + 1) {
        context.reportError(new GraphQLError(`A document can have at most ${MAX_ALIASES} aliases.`, { nodes: node }));
      }
    },
  };
}
