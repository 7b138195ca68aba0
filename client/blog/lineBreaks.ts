/** Tags that begin a new line by themselves, so that a line break beside them would make a gap of its own. */
const BLOCKS =
  /^<\/?(address|article|aside|blockquote|br|center|dd|details|div|dl|dt|figcaption|figure|footer|h[1-6]|header|hr|li|main|nav|ol|p|pre|section|summary|table|tbody|td|tfoot|th|thead|tr|ul)\b/i;
const PIECES = /(<!--[\s\S]*?-->|<\/?[a-z](?:"[^"]*"|'[^']*'|[^'">])*>)/i;
const NEW_LINE = /\r?\n/g;

/**
 * HTML whose line breaks count (public-site §2, 'newlines in text blocks become line breaks'). Those inside a tag or
 * between paragraphs are the writer's layout of the source, and those of `<pre>` show by themselves: they stay.
 */
export function withLineBreaks(html: string): string {
  const pieces = html.split(PIECES);
  let preformatted = 0;
  return pieces
    .map((piece, index) => {
      // Every second piece is a tag or a comment.
      if (index % 2 === 1) {
        if (/^<pre\b/i.test(piece)) preformatted += 1;
        if (/^<\/pre\b/i.test(piece)) preformatted = Math.max(0, preformatted - 1);
        return piece;
      }
      if (preformatted > 0) return piece;
      return broken(piece, isEdge(pieces[index - 1]), isEdge(pieces[index + 1]));
    })
    .join('');
}

/** Whether a line begins anew there by itself: beside a block, and at either end of the whole. */
const isEdge = (tag: string | undefined) => tag === undefined || BLOCKS.test(tag);

/** A text between two tags, without the layout beside a block. */
function broken(text: string, afterBlock: boolean, beforeBlock: boolean): string {
  const start = afterBlock ? (/^\s*/.exec(text)?.[0].length ?? 0) : 0;
  const rest = text.slice(start);
  const inner = beforeBlock ? rest.trimEnd() : rest;
  return text.slice(0, start) + inner.replace(NEW_LINE, '<br>') + rest.slice(inner.length);
}
