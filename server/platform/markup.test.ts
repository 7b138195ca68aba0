import { expect, it } from 'vitest';
import { optionalMarkup, renderMarkup, requiredMarkup } from './markup.js';

const kept = (text: string) => requiredMarkup('Content', 1000).parse(text);

it.each([
  '# Warranty\n\n* six months\n* on **parts**',
  'Write to <shop@example.com> or see <https://example.com>.',
  'Call <tel:+977-1-4000000> or <mailto:shop@example.com>.',
  'a < b and b > c & d',
])('keeps Markdown exactly as it was typed: %j', (text) => expect(kept(text)).toBe(text));

it.each([
  '<a"b onclick=x()>y',
  '<p/onclick=x()>',
  '<x:y onclick=x()>',
  '<!-- -->',
  '<b>',
  '</p>',
  '<script:x>alert(1)',
])('takes whatever could be a tag for HTML: %s', (text) =>
  expect(kept(`ok ${text}`)).not.toMatch(/onclick|<!--|<script/),
);

it('makes HTML safe when it is written', () => {
  expect(kept('<h2 onclick="x()">Hi</h2><script>alert(1)</script>')).toBe('<h2>Hi</h2>');
});

it('renders Markdown, and what is dangerous in it does not survive', () => {
  expect(renderMarkup('**six** [months](javascript:alert(1))\nnext line')).toBe(
    '<p><strong>six</strong> <a>months</a><br />next line</p>\n',
  );
  expect(renderMarkup('ok <x:script>alert(1)</x:script>')).not.toContain('<x:');
});

it('leaves HTML as it is', () => {
  expect(renderMarkup('<p>One * two * three</p>')).toBe('<p>One * two * three</p>');
});

it('Markdown that is nested too deeply is shown as it was typed', () => {
  expect(renderMarkup('>'.repeat(20_000))).toBe('&gt;'.repeat(20_000));
});

it('tells in no time whether a text has tags, however many begin', () => {
  const text = '<a'.repeat(100_000);
  const begun = performance.now();
  expect(optionalMarkup('Content', 200_000).parse(text)).toBe(text);
  expect(performance.now() - begun).toBeLessThan(2_000);
});

it('refuses what shows nothing', () => {
  expect(requiredMarkup('Content', 1000).safeParse('<script>x</script>').success).toBe(false);
  expect(optionalMarkup('Content', 1000).parse('  ')).toBeNull();
});
