/** What a translator leaves alone. */
const LEFT_ALONE = 'font, script, style, textarea, select, title';

/**
 * Does to the page what a browser's translator does: puts every text into elements of its own in place of the text node, now and whenever
 * another one comes.
 * @returns the way to stop
 */
export function translatePage(): () => void {
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(translate);
  });
  translate(document.body);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

function translate(node: Node): void {
  if (node instanceof Text) translateText(node);
  else [...node.childNodes].forEach(translate);
}

function translateText(text: Text): void {
  if (!text.data.trim() || !text.parentElement || text.parentElement.closest(LEFT_ALONE)) return;
  const [outer, inner] = [document.createElement('font'), document.createElement('font')];
  inner.textContent = text.data;
  outer.append(inner);
  text.replaceWith(outer);
}
