// @vitest-environment node
import { fileURLToPath } from 'node:url';
import { beforeEach, describe, expect, test } from 'vitest';
import { sanitizeRichText } from '../../../../server/core/fields/sanitize';
import { hasChromium, useInChromium } from '../../../testing/inChromium';

/* An editor is made of selections, keys and the clipboard: only a browser has them. */
describe.skipIf(!hasChromium)('the rich text editor in a real browser', () => {
  const chromium = useInChromium(fileURLToPath(new URL('../testing/mountEditor.tsx', import.meta.url)), 'Admin');

  const ask = <Answer>(code: string) => chromium.page.evaluate<Answer>(`Admin.${code}`);
  const written = () => ask<string>('received.value');
  const text = () => chromium.page.getByRole('textbox', { name: 'Content' });
  const tool = (name: string) => chromium.page.getByRole('button', { name, exact: true });

  async function open(value = ''): Promise<void> {
    await ask(`mountEditor(${JSON.stringify(value)})`);
    await text().click();
    await chromium.page.keyboard.press('Control+End');
  }

  const WHOLE = [
    '<h2>One</h2><p>A <strong>b</strong> <em>c</em> <u>d</u> <s>e</s> <code>f</code></p><hr />',
    '<ul><li><p>One</p><ol start="3"><li><p>Two</p></li></ol></li></ul><blockquote><p>Q &amp; A &lt;3 "x"</p></blockquote>',
    '<p style="text-align:center">A<br />b <span style="color:#c00;background-color:#ff0">c</span></p>',
    '<p><a href="/contact">A</a> <a target="_blank" rel="noopener noreferrer" href="https://example.com/?a=1&amp;b=2">b</a></p>',
    '<p lang="ne">नमस्ते</p><img src="https://example.com/a.png" alt="A &quot;picture&quot;" /><pre><code>a\n  b</code></pre>',
  ];

  test.each(WHOLE)('gives back whole, as the server keeps it: %s', async (html) => {
    expect(await ask<string[]>(`lostIn(${JSON.stringify(sanitizeRichText(html))})`)).toEqual([]);
    const rich = await ask<string>(`toRichHtml(${JSON.stringify(html)})`);
    expect(sanitizeRichText(rich)).toBe(rich);
  });

  test.each([
    ['table', '<p>A</p><table><tbody><tr><td>B</td></tr></tbody></table>'],
    ['figure', '<figure><img src="https://example.com/a.png" alt="a" /><figcaption>C</figcaption></figure>'],
    ['div', '<div><p>A</p></div>'],
    ['mark', '<p>A <mark>b</mark></p>'],
    ['li', '<ul><li style="text-align:right">A</li></ul>'],
    ['a', '<p><a href="#part">A</a></p>'],
  ])('knows that it would lose <%s>, and shows the source instead', async (name, html) => {
    expect(await ask<string[]>(`lostIn(${JSON.stringify(html)})`)).toContain(name);
    await ask(`mountEditor(${JSON.stringify(html)})`);
    await chromium.page.getByRole('note').waitFor();
    expect(await text().inputValue()).toBe(html);
    expect(await ask<number>('received.changes')).toBe(0);
  });

  beforeEach(() => chromium.page.setViewportSize({ width: 1200, height: 800 }));

  test('opening a text changes nothing, and undoing all gives back its very letters', async () => {
    const begun = '<ul><li>One</li></ul><p>Two</p>';
    await open(begun);
    expect(await ask<number>('received.changes')).toBe(0);
    await chromium.page.keyboard.type('!');
    expect(await written()).toBe('<ul><li><p>One</p></li></ul><p>Two!</p>');
    await tool('Undo').click();
    expect(await written()).toBe(begun);
  });

  test('what is typed and marked passes the server unchanged', async () => {
    await open();
    const { keyboard } = chromium.page;
    await keyboard.type('Fish & chips < 5 "रु"');
    await keyboard.press('Enter');
    await tool('Bold').click();
    await keyboard.type('bold');
    await tool('Align centre').click();
    await keyboard.press('Enter');
    await tool('Bulleted list').click();
    await keyboard.type('item');
    await chromium.page.getByLabel('Colour of the text').fill('#cc0000');
    // the text has the focus again with the next frame
    await chromium.page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'textbox');
    await keyboard.type('red');
    const html = await written();
    expect(html).toContain('<p style="text-align:center"><strong>bold</strong></p>');
    expect(html).toContain('<span style="color:');
    expect(sanitizeRichText(html)).toBe(html);
  });

  test('emptied, it gives an empty text', async () => {
    await open('<p>One</p>');
    await chromium.page.keyboard.press('Control+A');
    await chromium.page.keyboard.press('Delete');
    expect(await written()).toBe('');
  });

  test('links lead to the web and into the site, nowhere else', async () => {
    await open('<p>Ask us</p>');
    await chromium.page.keyboard.press('Control+A');
    await tool('Link').click();
    const address = chromium.page.getByLabel('Address of the link');
    await address.fill('javascript:alert(1)');
    await address.press('Enter');
    await chromium.page.getByText('The link must be a web address or a path of this site.').waitFor();
    expect(await ask<number>('received.changes')).toBe(0);
    await address.fill('/contact');
    await address.press('Enter');
    expect(await written()).toBe('<p><a href="/contact">Ask us</a></p>');
    await tool('Link').click();
    await tool('Remove link').click();
    expect(await written()).toBe('<p>Ask us</p>');
  });

  test('what is pasted loses what the editor does not know', async () => {
    await open();
    await text().evaluate((element) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData(
        'text/html',
        '<p class="MsoNormal" style="margin:0;font-family:Calibri" onclick="x()"><b>Word</b><script>x()</script><o:p></o:p></p>',
      );
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    expect(await written()).toBe('<p><strong>Word</strong></p>');
  });

  test('a value from outside is shown, and its language is told', async () => {
    await open('<p>One</p>');
    await ask(`received.set('<p>दुई र तीन</p>')`);
    await chromium.page.getByText('दुई').waitFor();
    expect(await text().getAttribute('lang')).toBe('ne');
    expect(await ask<number>('received.changes')).toBe(0);
  });

  test('Markdown stays Markdown until it is to be converted', async () => {
    await ask(`mountEditor('**Six** months')`);
    expect(await text().inputValue()).toBe('**Six** months');
    await text().fill('**Six** long months');
    expect(await written()).toBe('**Six** long months');
    await chromium.page.getByRole('group', { name: 'Preview' }).getByText('long months').waitFor();
    await tool('Convert to rich text').click();
    await tool('Bold').waitFor();
    expect(await written()).toBe('<p><strong>Six</strong> long months</p>');
    await tool('HTML').click();
    expect(await text().inputValue()).toBe('<p><strong>Six</strong> long months</p>');
  });

  test('the toolbar is one stop of the Tab key, and the arrows go on', async () => {
    await open('<p>One</p>');
    const { keyboard } = chromium.page;
    const focused = () => chromium.page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    await keyboard.press('Shift+Tab');
    expect(await focused()).toBe('Kind of text');
    await tool('Bold').focus();
    await keyboard.press('ArrowRight');
    expect(await focused()).toBe('Italic');
    await keyboard.press('End');
    expect(await focused()).toBe('HTML');
    await keyboard.press('ArrowRight');
    expect(await focused()).toBe('Kind of text');
    await keyboard.press('Tab');
    expect(await focused()).toBe('Content');
  });
});
