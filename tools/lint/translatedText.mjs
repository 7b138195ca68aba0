// A rule for oxlint: text that can be translated under React's hands.
//
// A browser's translator puts each text into elements of its own. React goes on with the text nodes that it made: when it takes one away,
// or puts something in front of one, the browser throws a NotFoundError, and the page is gone. An element of its own protects the text: what
// happens around it never touches the text node.

/** Components of which nothing remains but their text. */
const TEXTS = new Set(['Trans', 'Plural', 'Select', 'SelectOrdinal']);
/** Names of what is drawn, and never text. */
const DRAWN = /icon|picture|action|drawing|waiting|beside|whileUnfinished/i;

/** Functions that give elements: one draws elsewhere, one is asked for a control. */
const DRAWN_BY = new Set(['createPortal', 'children']);

const WRITTEN = new Set(['Literal', 'TemplateLiteral', 'TaggedTemplateExpression', 'JSXElement']);
/** Whether it says by itself what it is. */
const isWritten = (node) =>
  node.type === 'ConditionalExpression'
    ? isWritten(node.consequent) && isWritten(node.alternate)
    : WRITTEN.has(node.type);

const ELEMENT = { text: false, loose: false, changes: false };
const NOTHING = { text: false, loose: false, changes: true };
const TEXT = { text: true, loose: false, changes: false };
/** Text of a component: React keeps a text node for it also where it stands alone. */
const LOOSE_TEXT = { text: true, loose: true, changes: false };

/** What may be in the place of either of two. */
const either = (one, other) => ({
  text: one.text || other.text,
  loose: one.loose || other.loose,
  // one text in place of another is written into the same node
  changes: !(one.text && other.text) || one.changes || other.changes,
});

function outcomeOf(node) {
  switch (node.type) {
    case 'JSXText':
      return TEXT;
    case 'JSXExpressionContainer':
    case 'TSAsExpression':
    case 'TSNonNullExpression':
    case 'ParenthesizedExpression':
    case 'ChainExpression':
      return outcomeOf(node.expression);
    case 'JSXElement':
      return TEXTS.has(node.openingElement.name.name) ? LOOSE_TEXT : ELEMENT;
    case 'JSXFragment': {
      const inside = childrenOf(node).map(outcomeOf);
      return inside.length === 0
        ? NOTHING
        : {
            text: inside.some(({ text }) => text),
            loose: inside.some(({ text }) => text),
            changes: inside.some(({ changes }) => changes),
          };
    }
    case 'ConditionalExpression':
      return either(outcomeOf(node.consequent), outcomeOf(node.alternate));
    case 'LogicalExpression':
      return either(node.operator === '&&' ? NOTHING : outcomeOf(node.left), outcomeOf(node.right));
    case 'Literal':
      return typeof node.value === 'string' || typeof node.value === 'number' ? TEXT : NOTHING;
    case 'CallExpression':
      return DRAWN_BY.has(node.callee.name) ? ELEMENT : (listOf(node) ?? TEXT);
    case 'Identifier':
      return node.name === 'undefined' ? NOTHING : DRAWN.test(node.name) ? ELEMENT : TEXT;
    case 'MemberExpression':
      return DRAWN.test(node.property.name ?? '') ? ELEMENT : TEXT;
    default:
      return TEXT;
  }
}

/** What a list is made of, which can become longer and shorter. */
function listOf({ callee, arguments: [callback] }) {
  if (callee.type !== 'MemberExpression' || !['map', 'flatMap'].includes(callee.property.name)) return undefined;
  const body = callback?.body;
  return { ...(body && body.type !== 'BlockStatement' ? outcomeOf(body) : ELEMENT), changes: true };
}

/** What React sees of the children. */
const childrenOf = (node) =>
  node.children.flatMap((child) => {
    if (child.type === 'JSXText') return /^\s*\n\s*$/.test(child.value) ? [] : [child];
    if (child.type === 'JSXExpressionContainer' && child.expression.type === 'JSXEmptyExpression') return [];
    return child.type === 'JSXFragment' ? childrenOf(child) : [child];
  });

/** Whether a component makes the text, where text is all that there is; undefined where that is not to be seen. */
const loosenessOf = (node) => {
  const value = node?.type === 'JSXExpressionContainer' ? node.expression : node;
  if (!value || !isWritten(value)) return undefined;
  if (value.type === 'ConditionalExpression') {
    const [one, other] = [loosenessOf(value.consequent), loosenessOf(value.alternate)];
    return one === undefined || other === undefined || one === other ? (one ?? other) : 'either';
  }
  const { text, loose } = outcomeOf(value);
  return text ? loose : undefined;
};

const attributesOf = ({ openingElement }) =>
  openingElement.attributes.filter(({ type, value }) => type === 'JSXAttribute' && value);

const rule = {
  meta: {
    type: 'problem',
    docs: { description: 'Text beside something that comes and goes is in an element of its own.' },
    messages: {
      goes: 'This text comes and goes beside something else: a page that a browser has translated breaks. Put it into an element of its own.',
      before:
        'Something comes and goes in front of this text: a page that a browser has translated breaks. Put the text into an element of its own.',
      mixed:
        'A text and a component of text take turns here: a page that a browser has translated breaks. Make both of them with t, or both components.',
    },
  },
  create(context) {
    const report = (node, messageId) => context.report({ node, messageId });

    function check(node) {
      if (TEXTS.has(node.openingElement?.name.name)) return;
      const children = childrenOf(node).map((child) => ({ child, ...outcomeOf(child) }));
      let isMoved = false;
      for (const { child, text, loose, changes } of children) {
        if (text && changes && (loose || children.length > 1)) report(child, 'goes');
        else if (text && isMoved) report(child, 'before');
        isMoved = changes;
      }
    }

    const components = [];
    const enter = ({ id }) => components.push(/^[A-Z]/.test(id?.name ?? '') ? [] : null);
    function leave() {
      const returned = components.pop() ?? [];
      const texts = returned.filter(({ text }) => text);
      if (texts.length < returned.length) for (const { node } of texts) report(node, 'goes');
      checkSlots(returned.filter(({ node }) => node.type === 'JSXElement').map(({ node }) => node));
    }

    /** The same component with a text of another kind, which it keeps in the same place. */
    function checkSlots(elements) {
      const known = new Map();
      for (const element of elements) {
        for (const { name, value } of attributesOf(element)) {
          const slot = `${context.sourceCode.getText(element.openingElement.name)} ${name.name}`;
          const looseness = loosenessOf(value);
          if (looseness === undefined) continue;
          if (known.has(slot) && known.get(slot) !== looseness) report(value, 'mixed');
          known.set(slot, looseness);
        }
      }
    }

    return {
      JSXElement: check,
      JSXFragment: check,
      JSXAttribute({ value }) {
        if (loosenessOf(value) === 'either') report(value, 'mixed');
      },
      FunctionDeclaration: enter,
      FunctionExpression: enter,
      ArrowFunctionExpression: enter,
      'FunctionDeclaration:exit': leave,
      'FunctionExpression:exit': leave,
      'ArrowFunctionExpression:exit': leave,
      ReturnStatement({ argument: node }) {
        if (node && isWritten(node)) components.at(-1)?.push({ node, ...outcomeOf(node) });
      },
    };
  },
};

export default { meta: { name: 'parda' }, rules: { 'translated-text': rule } };
