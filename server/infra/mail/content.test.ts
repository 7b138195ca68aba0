import { expect, it } from 'vitest';
import { composeMail, type MailContent, type MailFrame } from './content.js';

const SHOP: MailFrame = {
  address: 'New Road, <Kathmandu>',
  phone: '+977 9841-000000',
  hours: '9 to 18',
  email: 'shop@parda.example',
  site: 'https://parda.example',
};

const content = (parts: Partial<MailContent>): MailContent => ({
  language: 'en',
  subject: 'S',
  paragraphs: [],
  closing: [],
  ...parts,
});

const compose = (parts: Partial<MailContent>, mailFrame = SHOP) =>
  composeMail('sita@example.com', content(parts), mailFrame);

it('what people typed is text in the HTML, too', () => {
  const { html, text } = compose({
    subject: '<b>S</b>',
    greeting: 'Hello सीता & "friends",',
    paragraphs: ['<script>alert(1)</script>'],
    quote: { by: 'You <wrote>:', text: ' two\nlines <img src=x onerror=y> ' },
    button: { label: 'Open', url: 'https://parda.example/#/track/X?a=1&b="2' },
  });
  expect(html).toContain('<title>&lt;b&gt;S&lt;/b&gt;</title>');
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(html).toContain('Hello सीता &amp; &quot;friends&quot;,');
  expect(html).toContain('two<br>lines &lt;img src=x onerror=y&gt;');
  expect(html).toContain('href="https://parda.example/#/track/X?a=1&amp;b=&quot;2"');
  expect(text).toContain('You <wrote>:\n> two\n> lines <img src=x onerror=y>');
  expect(text).toContain('https://parda.example/#/track/X?a=1&b="2');
});

it('who writes stands below, and whatever the shop has not said is left out', () => {
  const { html, text } = compose({});
  expect(text).toContain(
    '-- \nParda, TV repair experts in Kathmandu\nNew Road, <Kathmandu>\n+977 9841-000000\nshop@parda.example\nhttps://parda.example\n',
  );
  expect(html).toContain('New Road, &lt;Kathmandu&gt;');
  expect(html).toContain('href="tel:+9779841000000"');
  expect(html).toContain('href="mailto:shop@parda.example"');
  const bare = compose(
    { language: 'ne' },
    { address: null, hours: null, phone: null, email: null, site: 'http://localhost:4000' },
  );
  expect(bare.text).toBe('-- \nपर्दा, काठमाडौंका टिभी मर्मत विशेषज्ञ\nhttp://localhost:4000\n');
  expect(bare.html).toContain('<html lang="ne">');
  expect(bare.html).not.toMatch(/null|undefined|tel:|mailto:/);
});

it('pictures of the store are JPEGs with their width', () => {
  const name = `${'0'.repeat(32)}-1600x1200-YfcJDYB4d4ePeHd3d5eHeXd3d2h4d4A.webp`;
  const { html } = compose({ html: `<img src="/media/parda/image/upload/${name}" alt="A set">` });
  const src = `https://parda.example/media/parda/image/upload/f_jpg,q_auto,w_1024/${name}`;
  expect(html).toMatch(
    new RegExp(`<img alt="A set"[^>]* src="${src}" width="536"|<img [^>]*width="536"[^>]* src="${src}"`),
  );
});

it("the owner's text keeps its own style, gets ours, and leads to the site from anywhere", () => {
  const { html, text } = compose({
    html: [
      '<h2 style="color:#ff0000">Dashain</h2>',
      '<p>See <a href="/products/1">the set</a>, <a href="https://other.example/x">there</a>, <a href="#/services">us</a>.</p>',
      '<img src="/media/c/image/upload/a.webp" alt="A set">',
      '<table><tr><th>Size</th><td>32</td></tr></table>',
    ].join(''),
  });
  expect(html).toMatch(/<h2 style="margin:[^"]*;color:#ff0000">Dashain<\/h2>/);
  expect(html).toContain('href="https://parda.example/#/products/1"');
  expect(html).toContain('href="https://other.example/x"');
  expect(html).toContain('href="https://parda.example/#/services"');
  expect(html).toMatch(
    /<img alt="A set" style="max-width:100%[^"]*" src="https:\/\/parda.example\/media\/c\/image\/upload\/a.webp" \/>/,
  );
  expect(html).not.toMatch(/<(p|a|h2|table|td|th|img)>/);
  expect(text).toContain('Dashain');
  expect(text).toContain('See the set (https://parda.example/#/products/1), there (https://other.example/x)');
  expect(text).not.toMatch(/<[a-z/]/);
});

it('one to many ends with the way out, in both forms', () => {
  const unsubscribe = { label: 'Unsubscribe', page: 'https://parda.example/#/unsubscribe/t', oneClick: 'https://p/t' };
  const { html, text, unsubscribe: header } = compose({ unsubscribe });
  expect(header).toBe('https://p/t');
  expect(html).toContain('href="https://parda.example/#/unsubscribe/t"');
  expect(text).toContain('Unsubscribe:\nhttps://parda.example/#/unsubscribe/t');
  expect(compose({}).unsubscribe).toBeUndefined();
});
