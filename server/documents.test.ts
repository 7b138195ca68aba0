import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { complaintsOf, markdownFiles } from '../tools/lint/markdown.js';
import { environment, SETTING_NAMES } from './core/config/config.js';

/** The documents say what is there. docs/api.md and docs/security.md have tests of their own. */

const ROOT = path.join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const documents = markdownFiles(ROOT);

describe('docs/settings.md', () => {
  const rows = Array.from(
    read('docs/settings.md').matchAll(/^\| (`.*?) \| (.*?) \| (.*?) \|$/gm),
    ([, names, defaults]) => ({
      names: Array.from(names!.matchAll(/`(\w+)`/g), ([, name]) => name!),
      defaults: defaults!,
    }),
  );

  it('names each setting once, and nothing else', () => {
    expect(rows.flatMap(({ names }) => names).toSorted()).toEqual([...SETTING_NAMES].toSorted());
  });

  it('says what counts where nothing is set', () => {
    const rules: Readonly<Record<string, { def: object }>> = environment.shape;
    /** What is in the place of a variable that is not set, if its rule says so. */
    const withoutIt = (name: string): string | number => {
      let def: { type?: string; in?: { def: object }; defaultValue?: string | number } = rules[name]?.def ?? {};
      while (def.type === 'pipe') ({ def } = def.in!);
      return def.defaultValue ?? '';
    };
    const received = rows.flatMap(({ names, defaults }) => names.map((name) => ({ name, defaults })));
    const wrong = received.filter(({ name, defaults }) => {
      const value = withoutIt(name);
      return value !== '' && !defaults.includes(`\`${value}\``);
    });
    expect(wrong).toEqual([]);
  });
});

describe('the documents', () => {
  it('name only files that are there', () => {
    const missing = documents.flatMap((file) => {
      const places = [ROOT, path.join(ROOT, path.dirname(file))];
      const paths = Array.from(read(file).matchAll(/`([\w.@-]+(?:\/[\w.@-]+)+\/?)`/g), ([, named]) => named!);
      const ours = paths.filter((named) => /(\.(tsx?|mjs|cjs|md|json|graphql|html|css|po|yml)|\/)$/.test(named));
      const gone = ours.filter((named) => !places.some((place) => existsSync(path.join(place, named))));
      return gone.map((named) => `${file}: ${named}`);
    });
    expect(missing).toEqual([]);
  });

  it('name only what npm runs', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const named = documents.flatMap((file) =>
      Array.from(read(file).matchAll(/npm run (?:-s )?([\w:]+)/g), ([, script]) => `${file}: ${script}`),
    );
    expect(named.filter((name) => !Object.hasOwn(scripts, name.split(': ')[1]!))).toEqual([]);
    expect(named.length).toBeGreaterThan(50);
  });

  it.each(['README.md', 'server/README.md', 'client/README.md'])('%s has at most 120 lines', (file) => {
    expect(read(file).trimEnd().split('\n').length).toBeLessThanOrEqual(120);
  });
});

describe('docs/decisions', () => {
  const decisions = readdirSync(path.join(ROOT, 'docs/decisions'))
    .filter((name) => name !== 'README.md')
    .toSorted();

  it('have a number, three parts, and at most 25 lines', () => {
    const isGood = (name: string) => {
      const text = read(`docs/decisions/${name}`);
      const parts = Array.from(text.matchAll(/^## (.+)$/gm), ([, part]) => part).join();
      const isShort = text.trimEnd().split('\n').length <= 25;
      return isShort && parts === 'Context,Decision,Price' && text.startsWith(`# ${Number(name.slice(0, 4))}. `);
    };
    expect(decisions.filter((name) => !isGood(name))).toEqual([]);
  });

  it('stand in the list of them in their order, by their titles', () => {
    const listed = Array.from(
      read('docs/decisions/README.md').matchAll(/^- \[(.+)\]\((.+)\)$/gm),
      ([, title, name]) => [name, `# ${title}`],
    );
    const titles = decisions.map((name) => [name, read(`docs/decisions/${name}`).split('\n')[0]]);
    expect(listed).toEqual(titles);
  });
});

describe('the check of Markdown', () => {
  const LONG = 'word '.repeat(33);

  it.each([
    ['a long line', LONG.trim(), ['a.md:1: a line of 164 characters']],
    ['a long row of a table', `| ${LONG} |`, []],
    ['a long line of an example', `\`\`\`sh\n${LONG.trim()}\n\`\`\``, ['a.md:2: a line of 164 characters']],
    ['a long paragraph', `\n${'word word\n'.repeat(46)}`, ['a.md:2: a paragraph of 92 words']],
    ['an example that is as long', `\`\`\`sh\n${'word word\n'.repeat(46)}\`\`\``, []],
    ['a list that is as long', '- word word\n'.repeat(46), []],
    ['a link', '[here](package.json), [there](#a-part)\n\n# A part', []],
    [
      'dead links',
      '[here](nowhere.md)\n[there](#nowhere)',
      ['a.md:1: a link to nowhere: nowhere.md', 'a.md:2: a link to nowhere: #nowhere'],
    ],
  ])('%s', (_what, markdown, complaints) => {
    expect(complaintsOf('a.md', markdown)).toEqual(complaints);
  });
});
