import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../core/fields/markup.js';
import { PageSlug } from './enums.js';
import { isRecord } from './record.js';
import { parsePage } from './schemas/index.js';

/** A page of each kind in which each HTML field says `html` and each plain one `plain`. */
const pagesSaying = (html: string, plain: string): Record<PageSlug, object> => ({
  [PageSlug.ABOUT_US]: {
    title: plain,
    body: html,
    sections: [
      { type: 'textWithImage', title: plain, subtitle: plain, paragraphs: [html, html], ctaButtonText: plain },
      { type: 'iconGrid', items: [{ iconIdentifier: plain, title: plain, description: plain }] },
      { type: 'teamShowcase', introductionText: html, members: [{ name: plain, role: plain, bioSnippet: plain }] },
      { type: 'callToAction', text: html, primaryCtaText: plain, secondaryCtaText: plain },
      { type: 'fullWidthText', paragraphs: html },
      { type: 'location', address: plain, accessibilityInfo: plain },
    ],
  },
  [PageSlug.SERVICES]: {
    header: { title: plain, subtitle: plain },
    body: html,
    serviceItems: [{ iconIdentifier: plain, title: plain, description: plain, order: 0 }],
    sideImageCard: { imageUrl: 'https://example.com/a.webp', title: plain, text: plain },
    supportedBrandsSection: {
      title: plain,
      brands: [{ name: plain, logoUrl: 'https://example.com/l.webp', order: 0 }],
    },
    closingCta: { title: plain, description: plain, ctaText: plain },
  },
  [PageSlug.WHY_CHOOSE_US]: {
    header: { title: plain, subtitle: plain },
    benefitsTitle: plain,
    benefitItems: [{ iconIdentifier: plain, title: plain, description: plain }],
    closingCta: { title: plain, description: plain, cta1Text: plain, cta2Text: plain },
  },
  [PageSlug.CONTACT]: {
    header: { title: plain, subtitle: plain },
    contactInfo: { address: plain, hours: plain },
    locationInfo: { mapPlaceholderText: plain, accessibilityInfo: plain },
  },
  [PageSlug.FAQ]: {
    title: plain,
    body: html,
    header: { title: plain, subtitle: plain },
    faqListSection: { title: plain },
    geminiSection: { title: plain },
  },
  [PageSlug.PRIVACY_POLICY]: { title: plain, content: `${html}<p>Text</p>` },
  [PageSlug.TERMS_OF_USE]: { title: plain, content: `${html}<p>Text</p>` },
  [PageSlug.WARRANTY_INFO]: { pageTitle: plain, body: `${html}<p>Text</p>` },
  [PageSlug.CAREERS]: {
    pageTitle: plain,
    introductionText: html,
    whyWorkWithUsSectionTitle: plain,
    whyWorkWithUsContent: html,
  },
});

/** All texts of a page, wherever they stand. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isRecord(value) ? Object.values(value).flatMap(textsIn) : [];
}

const PLAIN = ' <b onclick="x()">Plain</b> & "quoted" <script>1</script> ';

const HOSTILE_HTML = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=https://evil.example/x.js></SCRIPT>',
  '<p onclick="alert(1)">x</p>',
  '<p OnMouseOver=alert(1)>x</p>',
  '<img src=x onerror=alert(1)>',
  '<img src="data:text/html,<script>alert(1)</script>">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVa&#10;Script:alert(1)">x</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD4=">x</a>',
  '<a href="vbscript:x">x</a>',
  '<svg onload=alert(1)><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>',
  '<iframe src="https://evil.example"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="https://evil.example"></object><embed src="https://evil.example">',
  '<form action="https://evil.example"><input><button formaction="javascript:alert(1)">x</button></form>',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<base href="https://evil.example/">',
  '<p style="background:url(javascript:alert(1));position:fixed">x</p>',
  '<style>@import "https://evil.example/x.css";</style>',
  '<template><script>alert(1)</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
];

const HOSTILE_MARKDOWN = [
  '[x](javascript:alert(1))',
  '[x](java\nscript:alert(1))',
  '![x](javascript:alert(1))',
  '[x](data:text/html,alert)',
  '[x][1]\n\n[1]: javascript:alert(1)',
  '<javascript:alert(1)>',
  '<x:script onclick=alert(1)>x',
];

/** Elements, attributes and addresses that could do something; the words alone may be in a text. */
const EXECUTABLE =
  /<(script|svg|math|iframe|object|embed|form|input|button|meta|base|style|template|noscript|x:)|<[^>]*\s(on\w+|srcdoc|formaction|style)\s*=|(href|src)\s*=\s*["']?\s*(javascript|data|vbscript):/i;

describe.each(Object.values(PageSlug))('the page %s', (slug) => {
  it.each(HOSTILE_HTML)('keeps nothing executable of %s', (html) => {
    const kept = textsIn(parsePage(slug, pagesSaying(html, 'plain')[slug]));
    for (const text of kept) {
      expect(text).not.toMatch(EXECUTABLE);
      expect(renderMarkup(text)).not.toMatch(EXECUTABLE);
    }
  });

  it.each(HOSTILE_MARKDOWN)('shows nothing executable of %j', (markdown) => {
    const page = pagesSaying(markdown, 'plain')[slug];
    for (const text of textsIn(parsePage(slug, page))) expect(renderMarkup(text)).not.toMatch(EXECUTABLE);
  });

  it('keeps plain texts exactly as they were typed', () => {
    const sent = pagesSaying('HTML', PLAIN)[slug];
    const typed = (value: unknown) => textsIn(value).filter((text) => text === PLAIN).length;
    expect(typed(parsePage(slug, sent))).toBe(typed(sent));
  });

  it('reads back what it has stored, ids and all', () => {
    const stored = parsePage(slug, pagesSaying('<p>Text</p>', 'plain')[slug]);
    expect(parsePage(slug, JSON.parse(JSON.stringify(stored)))).toEqual(stored);
  });
});
