const VOID = new Set(['br', 'hr', 'img']);

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const escapeValue = (value: string) => escapeText(value).replaceAll('"', '&quot;');

/** Styles without spaces between them, as the server keeps them. */
const styleText = (style: string) =>
  style
    .split(';')
    .map((declaration) => declaration.trim().replace(/\s*:\s*/, ':'))
    .filter(Boolean)
    .join(';');

function attributesOf(element: Element): string {
  return [...element.attributes]
    .map(({ name, value }) => ` ${name}="${escapeValue(name === 'style' ? styleText(value) : value)}"`)
    .join('');
}

function written(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return escapeText(node.nodeValue ?? '');
  if (node.nodeType !== Node.ELEMENT_NODE) return '';
  const element = node as Element;
  const name = element.localName;
  // A span that says nothing is left over where a colour was taken away.
  if (name === 'span' && element.attributes.length === 0) return childrenOf(element);
  if (VOID.has(name)) return `<${name}${attributesOf(element)} />`;
  return `<${name}${attributesOf(element)}>${childrenOf(element)}</${name}>`;
}

const childrenOf = (element: Element): string => [...element.childNodes].map(written).join('');

/** HTML letter for letter as the server's sanitiser writes it, so that what was saved is what was sent. */
export const storedHtml = (html: string): string => childrenOf(new DOMParser().parseFromString(html, 'text/html').body);
