import { expect, it } from 'vitest';
import { useTestApp } from '../testing/testApp.js';
import { createPost } from './service.js';

const app = useTestApp();

/** What somebody could try in a text block, and what must not be left of it. */
const VECTORS = [
  '<script>alert(1)</script>',
  '<ScRiPt src=//evil.example></sCrIpT>',
  '<img src=x onerror=alert(1)>',
  '<img src="javascript:alert(1)">',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="jAvA\tscript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:x">x</a>',
  '<svg onload=alert(1)><script>alert(1)</script></svg>',
  '<svg><animate onbegin=alert(1)></svg>',
  '<math><mtext><script>alert(1)</script></mtext></math>',
  '<iframe src="https://evil.example"></iframe>',
  '<object data="x"></object><embed src="x">',
  '<form action="/x"><input name="password"><button>go</button></form>',
  '<body onload=alert(1)>',
  '<p style="background-image:url(javascript:alert(1));position:fixed">x</p>',
  '<style>*{display:none}</style>',
  '<meta http-equiv="refresh" content="0;url=//evil.example">',
  '<link rel="stylesheet" href="//evil.example">',
  '<base href="//evil.example/">',
  '<details ontoggle=alert(1) open>x</details>',
  '<template><script>alert(1)</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<!--><script>alert(1)</script>-->',
];

const EXECUTABLE =
  /<\s*(script|svg|math|iframe|object|embed|form|input|button|style|meta|link|base|body|template|noscript)|<[^>]*\son\w+\s*=|(javascript|vbscript):|data:|url\(|position:/i;

it.each(VECTORS)('nothing that runs is left of %s', async (vector) => {
  const { ctx } = await app.admin();
  const { fullContentBlocks } = await createPost(ctx, {
    title: vector,
    author: 'Ram',
    snippet: vector,
    fullContentBlocks: [
      { type: 'text', content: `<p>Before</p>\n${vector}\n<p>after</p>` },
      { type: 'image', imageUrlsIndex: 0, altText: vector, caption: vector },
    ],
  });
  const [text, image] = fullContentBlocks;
  const { content } = text as { content: string };
  expect(content).not.toMatch(EXECUTABLE);
  expect(content.startsWith('<p>Before</p>\n')).toBe(true);
  // plain texts are only ever shown as text
  expect(image).toMatchObject({ altText: vector, caption: vector });
});

it('keeps what a writer needs, line breaks too', async () => {
  const { ctx } = await app.admin();
  const content =
    '<h2 style="text-align:center">पर्दा</h2>\nOne\n\nTwo <a href="#/repair">book</a> <strong>now</strong>';
  const post = await createPost(ctx, {
    title: 'T',
    author: 'A',
    snippet: 'S\n\nS',
    fullContentBlocks: [{ type: 'text', content }],
  });
  expect(post).toMatchObject({ snippet: 'S\n\nS', fullContentBlocks: [{ type: 'text', content }] });
});
