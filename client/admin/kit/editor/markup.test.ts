import { expect, it } from 'vitest';
import { renderMarkup, requiredMarkup } from '../../../../server/core/fields/markup';
import { sanitizeRichText } from '../../../../server/core/fields/sanitize';
import { kindOf, loadMarkdown } from './markup';

const MARKDOWN = [
  '# Warranty\n\n* six months\n* on **parts**\nand more',
  'Write to <shop@example.com> or see <https://example.com>.',
  'a < b and b > c & d',
  '| a | b |\n|---|---|\n| 1 | 2 |',
  '>'.repeat(20_000),
  'ok <b>bold</b> and *more*',
  '<p>One</p>\n\n**two**',
  'Line<br>two **b**',
];

it.each(MARKDOWN)('renders Markdown as the server does: %.30j', async (text) => {
  expect(kindOf(text)).toBe('markdown');
  expect(sanitizeRichText((await loadMarkdown())(text))).toBe(renderMarkup(text));
});

it.each(['<p>One</p>', '<!-- x -->', '<img src="/x"><p>a *b* c</p>', '<p>a</p><pre>x\n\n*y*</pre>'])(
  'takes for HTML what the server would clean: %s',
  (text) => {
    expect(kindOf(text)).toBe('html');
    expect(requiredMarkup('Text', 1000).safeParse(`${text}<script>x</script>words`).data).not.toContain('script');
  },
);

it('an empty text will be HTML, since the editor writes that', () => expect(kindOf(' \n')).toBe('html'));
