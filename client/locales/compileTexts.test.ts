import { transform } from '@swc/core';
import { minify } from 'vite';
import { expect, it } from 'vitest';
import { compileTextsOf, DESCRIPTOR } from './compileTexts';

async function compiled(source: string): Promise<string> {
  const { code } = await transform(source, {
    filename: 'page.tsx',
    jsc: {
      target: 'esnext',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      experimental: {
        cacheRoot: 'node_modules/.vite/.swc',
        plugins: [['@lingui/swc-plugin', { descriptorFields: 'message' }]],
      },
    },
  });
  expect(code).toMatch(DESCRIPTOR);
  return (await minify('page.js', compileTextsOf(code, 'page.tsx').toString(), { compress: false, mangle: false }))
    .code;
}

it.each([
  ['a descriptor', "import { msg } from '@lingui/core/macro'; msg`Hello ${name}`", 'message:[`Hello `,[`name`]]'],
  [
    'a hook',
    "import { useLingui } from '@lingui/react/macro'; function A() { const { t } = useLingui(); t`Close` }",
    'message:[`Close`]',
  ],
  [
    'an element with elements and a number in it',
    `import { Plural, Trans } from '@lingui/react/macro';
     <Trans>We found <b><Plural value={count} one="# set" other="# sets" /></b></Trans>`,
    'message:[`We found <0>`,[`count`,`plural`,{"one":[`#`,` set`],"other":[`#`,` sets`]}],`</0>`]',
  ],
])('compiles the sentence of %s', async (_what, source, expected) => {
  expect(await compiled(source)).toContain(expected);
});

it('leaves alone what only looks like one', async () => {
  expect(await compiled("send({ id: 'a', message: 'Hello {name}' })")).toContain('message:`Hello {name}`');
});
