import { expect, it } from 'vitest';
import { dangerIn, HOSTILE_HTML } from '../../testing/hostileHtml.js';
import { optionalMarkup, renderMarkup, requiredMarkup } from './markup.js';

const kept = (text: string) => requiredMarkup('Content', 1000).parse(text);

it.each([
  '# Warranty\n\n* six months\n* on **parts**',
  'Write to <shop@example.com> or see <https://example.com>.',
  'Call <tel:+977-1-4000000> or <mailto:shop@example.com>.',
  'a < b and b > c & d',
  '**Hi** <b>Ram</b>, see <a href="https://example.com">x</a>\n\n> quote & "so"\n\n- one',
  '<p>One</p>\n\n**two** & three',
])('keeps Markdown exactly as it was typed: %j', (text) => expect(kept(text)).toBe(text));

it.each([
  '<a"b onclick=x()>y',
  '<p/onclick=x()>',
  '<x:y onclick=x()>',
  '<!-- -->',
  '<b>',
  '</p>',
  '<script:x>alert(1)',
])('makes whatever could be a tag safe: %s', (text) => expect(kept(`ok ${text}`)).not.toMatch(/onclick|<!--|<script/));

it.each(HOSTILE_HTML)('keeps nothing in Markdown that could run between the tags of somebody else: %s', (html) => {
  const text = optionalMarkup('Content', 1000).parse(`**ok** ${html}`)!;
  expect(text).toContain('**ok**');
  expect(dangerIn(text)).toEqual([]);
  expect(dangerIn(renderMarkup(text))).toEqual([]);
});

it('loses nothing of a text in which a tag only begins', () => {
  expect(kept('Offers <Rs 500, **now**')).toBe('Offers &lt;Rs 500, **now**');
  expect(renderMarkup(kept('Offers <Rs 500, **now**'))).toBe('<p>Offers &lt;Rs 500, <strong>now</strong></p>\n');
});

it('makes HTML safe when it is written', () => {
  expect(kept('<h2 onclick="x()">Hi</h2><script>alert(1)</script>')).toBe('<h2>Hi</h2>');
});

it('renders Markdown, and what is dangerous in it does not survive', () => {
  expect(renderMarkup('**six** [months](javascript:alert(1))\nnext line')).toBe(
    '<p><strong>six</strong> <a>months</a><br />next line</p>\n',
  );
  expect(renderMarkup('ok <x:script>alert(1)</x:script>')).not.toContain('<x:');
});

it.each([
  '<p>One * two * three</p>',
  '<div>\n    <p>One</p>\n\n    <p>*two*</p>\n</div>',
  '<img src="/media/x.webp" /><p>a *b* c</p>',
  '<p>a</p><pre><code>x\n\n  * y</code></pre><p>*z*</p>',
])('leaves HTML as it is: %j', (html) => expect(renderMarkup(html)).toBe(html));

it.each([
  ['**Hi** <b>Ram</b>\n\n- one', '<p><strong>Hi</strong> <b>Ram</b></p>\n<ul>\n<li>one</li>\n</ul>\n'],
  ['<b>Note:</b> *soon*', '<p><b>Note:</b> <em>soon</em></p>\n'],
  ['<p>One</p>\n\n**two**', '<p>One</p><p><strong>two</strong></p>\n'],
  ['<div>\n\n**One**\n\n</div>', '<div><p><strong>One</strong></p>\n</div>'],
  ['Line<br>**two** <script>x()</script>', '<p>Line<br /><strong>two</strong> </p>\n'],
])('renders Markdown with HTML in it: %j', (text, html) => expect(renderMarkup(text)).toBe(html));

it('Markdown that is nested too deeply is shown as it was typed', () => {
  expect(renderMarkup('>'.repeat(20_000))).toBe('&gt;'.repeat(20_000));
});

it('tells in no time whether a text has tags, however many begin', () => {
  const text = '<a'.repeat(100_000);
  expect(optionalMarkup('Content', 200_000).parse(text)).toBe('&lt;a'.repeat(100_000));
});

it('refuses what shows nothing', () => {
  expect(requiredMarkup('Content', 1000).safeParse('<script>x</script>').success).toBe(false);
  expect(optionalMarkup('Content', 1000).parse('  ')).toBeNull();
});
