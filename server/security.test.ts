import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/** docs/security.md tells the truth where a program can see it: all requirements, each with a state, and files that are there. */

const ROOT = path.join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
/** With each item of its lists in one line. */
const markdown = read('docs/security.md').replaceAll(/\n +(?=\S)/g, ' ');
/** The requirements of ASVS 5.0.0, levels 1 and 2, with their level. */
const requirements = JSON.parse(read('docs/asvs-5.0.0.json')) as Record<string, number>;

const ITEM = /^- `(v5\.0\.0-[\d.]+)`, level (\d), (.+?): \*(.+?)\*: (.+)$/gm;
const rows = Array.from(markdown.matchAll(ITEM), ([, id, level, state, asksFor, why]) => ({
  id: id!,
  level: Number(level),
  asksFor: asksFor!,
  state: state!,
  why: why!,
}));

/** What is in backticks and looks like a file of the project. */
const filesIn = (text: string) =>
  Array.from(text.matchAll(/`([\w.@-]+(?:\/[\w.@-]+)*\.(?:tsx?|mjs|md|json|graphql|html))`/g), ([, file]) => file!);

describe('docs/security.md', () => {
  it('has each requirement of levels 1 and 2 once, in their order, with its level', () => {
    expect(rows.map(({ id }) => id)).toEqual(Object.keys(requirements));
    expect(Object.fromEntries(rows.map(({ id, level }) => [id, level]))).toEqual(requirements);
    expect(rows).toHaveLength(253);
  });

  it('says of each what it asks for, its state, and why', () => {
    const unsaid = rows.filter(({ asksFor, why }) => asksFor.length < 5 || why.length < 6);
    expect(unsaid).toEqual([]);
    expect(rows.filter(({ state }) => !['met', 'not applicable', 'deviation'].includes(state))).toEqual([]);
  });

  it('shows what holds a requirement that is met: a file, or a document in this one', () => {
    const bare = rows.filter(({ state, why }) => state === 'met' && filesIn(why).length === 0);
    const documents = Array.from(markdown.matchAll(/^## (?!V\d)(.+)$/gm), ([, heading]) => heading!);
    expect(bare.filter(({ why }) => !documents.some((heading) => why.includes(`'${heading}' above`)))).toEqual([]);
  });

  it('names only files that are there', () => {
    const files = filesIn(markdown);
    expect(files.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
    expect(files.length).toBeGreaterThan(200);
  });

  it('names only tests that are in the files it names', () => {
    const named = Array.from(
      markdown.matchAll(/'([^'|]+)' in `([^`]+\.(?:test|journey)\.tsx?)`/g),
      ([, title, file]) => [title!, file!],
    );
    expect(named.filter(([title, file]) => !read(file!).includes(title!))).toEqual([]);
    expect(named.length).toBeGreaterThan(15);
  });

  it('refers only to headings that it has', () => {
    const headings = new Set(Array.from(markdown.matchAll(/^## (.+)$/gm), ([, heading]) => heading));
    const referred = Array.from(markdown.matchAll(/'([^'|]+)' above/g), ([, heading]) => heading!);
    expect(referred.filter((heading) => !headings.has(heading))).toEqual([]);
  });
});
