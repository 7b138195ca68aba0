import { type ASTNode, type ASTVisitor, visit as visitOf } from '@0no-co/graphql.web';

/** What stands for `graphql` in the built client (vite.config.ts): the same for those who only print and visit documents, at a tenth of the size. */
export * from '@0no-co/graphql.web';

const nothing = () => undefined;

/**
 * `visit`, also for a visitor that has only a `leave` for some kind of node, as Apollo's for directives: the package would take such an
 * object for a function, and call it.
 */
export function visit<Node extends ASTNode>(node: Node, visitor: ASTVisitor): unknown {
  const whole = Object.entries(visitor).map(([kind, of]: [string, unknown]) => [
    kind,
    typeof of === 'object' ? { enter: nothing, ...of } : of,
  ]);
  return visitOf(node, Object.fromEntries(whole) as ASTVisitor);
}
