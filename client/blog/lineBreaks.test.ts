import { expect, it } from 'vitest';
import { withLineBreaks } from './lineBreaks';

it.each([
  ['a plain text', 'One\nTwo\r\n\r\nThree', 'One<br>Two<br><br>Three'],
  ['lines inside a paragraph', '<p>One\nTwo</p>', '<p>One<br>Two</p>'],
  ['the layout between paragraphs', '<p>One</p>\n\n<p>Two</p>\n', '<p>One</p>\n\n<p>Two</p>\n'],
  [
    'the layout of a list',
    '<ul>\n  <li>One</li>\n  <li>Two\n</li></ul>',
    '<ul>\n  <li>One</li>\n  <li>Two\n</li></ul>',
  ],
  ['a line that is broken already', 'One<br>\nTwo', 'One<br>\nTwo'],
  ['text beside a paragraph', 'One\n<p>Two</p>\nThree\nFour', 'One\n<p>Two</p>\nThree<br>Four'],
  ['text beside what stands in a line', 'One\n<b>Two</b>\nThree', 'One<br><b>Two</b><br>Three'],
  [
    'the inside of a tag',
    '<a\nhref="#/repair" title="a > b\nc">One</a>',
    '<a\nhref="#/repair" title="a > b\nc">One</a>',
  ],
  ['a comment', 'One<!-- a\nb -->', 'One<!-- a\nb -->'],
  ['preformatted text', '<pre>1\n<b>2\n3</b></pre>One\nTwo', '<pre>1\n<b>2\n3</b></pre>One<br>Two'],
  ['a sign that is no tag', '3 < 4\n5 > 4', '3 < 4<br>5 > 4'],
  ['edges', '\nOne\n', '\nOne\n'],
  ['nothing', '', ''],
])('%s', (_what, html, shown) => {
  expect(withLineBreaks(html)).toBe(shown);
});
