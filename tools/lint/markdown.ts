import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const LONGEST_LINE = 160;
/** In words. */
const LONGEST_PARAGRAPH = 90;

/** A heading as the code hosts name it in an address. */
const anchorOf = (heading: string) =>
  `#${heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')}`;

const headingsOf = (markdown: string) =>
  Array.from(markdown.matchAll(/^#+ (.+)$/gm), ([, heading]) => anchorOf(heading!));

const wordsOf = (line: string) =>
  line
    .replaceAll(/\]\([^)]*\)/g, ']')
    .split(/\s+/)
    .filter(Boolean).length;

/** The lines and paragraphs that are too long. A line of a table may be as long as it likes; an item of a list is a paragraph. */
function tooLong(markdown: string): [line: number, complaint: string][] {
  const complaints: [number, string][] = [];
  let isCode = false;
  let start = 0;
  let words = 0;
  const end = () => {
    if (words > LONGEST_PARAGRAPH) complaints.push([start, `a paragraph of ${words} words`]);
    words = 0;
  };
  for (const [at, line] of markdown.split('\n').entries()) {
    const isTable = !isCode && line.startsWith('|');
    if (line.length > LONGEST_LINE && !isTable) complaints.push([at + 1, `a line of ${line.length} characters`]);
    const isFence = /^\s*```/.test(line);
    if (isFence) isCode = !isCode;
    const isText = !isCode && !isFence && !isTable && !line.startsWith('#') && line.trim() !== '';
    if (!isText || /^\s*([-*]|\d+\.) /.test(line)) end();
    if (isText && words === 0) start = at + 1;
    if (isText) words += wordsOf(line);
  }
  end();
  return complaints;
}

/** Links to files or headings that are not there. @param file where the text stands */
function deadLinks(file: string, markdown: string): [line: number, complaint: string][] {
  return Array.from(markdown.matchAll(/(?:\]\(|src=")(?!https?:|mailto:)([^)\s"]+)/g), ({ index, 1: link = '' }) => {
    const [target = '', anchor] = link.split('#');
    const linked = target ? path.join(path.dirname(file), target) : file;
    const text = target && existsSync(linked) && linked.endsWith('.md') ? readFileSync(linked, 'utf8') : markdown;
    const isThere = target === '' || existsSync(linked);
    const isDead = !isThere || (anchor !== undefined && !headingsOf(text).includes(`#${anchor}`));
    return isDead ? [markdown.slice(0, index).split('\n').length, `a link to nowhere: ${link}`] : null;
  }).filter((complaint) => complaint !== null) as [number, string][];
}

/** @param file its path @returns a sentence for each thing that is wrong */
export const complaintsOf = (file: string, markdown: string): string[] =>
  [...tooLong(markdown), ...deadLinks(file, markdown)].map(([line, complaint]) => `${file}:${line}: ${complaint}`);

/** All Markdown of the project. @param root its folder @returns paths from there */
export const markdownFiles = (root: string): string[] =>
  globSync('**/*.md', { cwd: root, exclude: (name) => /(^|\/)(node_modules|dist|data|\.\w+)$/.test(name) });
