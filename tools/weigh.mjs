// Weighs what a visitor loads before a page can be drawn (`npm run weigh`, after a build), and fails when it is too much: the entry and
// all that it and the page's own chunk import at once, its forms and the menu with it, what comes by itself after it, and what the service
// worker fetches beforehand; and what an admin loads before the list of repairs is there. Pictures and answers are the journeys' matter.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { publicFiles } from '../client/worker/precache.ts';
import { ROOT } from './sources.mjs';

/**
 * At most, in bytes as they travel. Of the JavaScript, React, router and Apollo take 126 kB. `after` is what comes by itself once the page
 * is there: what it says of the connection, the search, the chat. What the worker fetches beforehand, for all public pages, is paid for once
 * with each version of the site.
 */
const LIMITS = { script: 209_700, all: 246_500, after: 50_000, beforehand: 525_000, workspace: 350_000 };

/** The frame of the admin and its largest list, in English. The windows of the list come when it is there. */
const WORKSPACE = [
  'client/admin/shell/AdminLayout.tsx',
  'client/admin/shell/TabScreen.tsx',
  'client/repairs/admin/RepairsTab.tsx',
];

/** A field of a form whose code comes after the page, by itself: it counts as the page's own. */
const LATE_FIELD = /client\/media\/fields\/\w+Upload\.tsx$/;

/** What comes after every page. */
const AFTER = [
  'client/app/afterLoad.tsx',
  'client/assistant/public/ChatWindow.tsx',
  'client/blog/public/SidebarPosts.tsx',
  'client/offline/reading.ts',
  'client/search/public/SearchDialog.tsx',
];

/** Pages that are behind a login or a link out of a mail; every other one is public. */
const NOT_PUBLIC = /(AccessTokens|AllNotifications|Bill|ChangePassword|ConfirmEmail|Payment|Settings)Page\.tsx$/;
const PAGE = /\/public\/(\w+\/)?\w+Page\.tsx$/;

/** What no visitor may wait for: the admin, its editors and charts, and the widgets that come when a hand is near. */
const FORBIDDEN =
  /client\/(admin\/(?!shell\/(routes|urls))|[^/]+\/admin\/(?!urls))|node_modules\/(@tiptap|prosemirror|recharts|d3-|@chakra-ui|@ark-ui|@emotion)/;

const CLIENT = path.join(ROOT, 'dist', 'client');
const read = (name) => JSON.parse(readFileSync(path.join(CLIENT, '.vite', name), 'utf8'));
const manifest = read('manifest.json');
/** By file; modules.json is our own (client/vite.plugins.ts). */
const modules = read('modules.json');

/** A file's size as it travels: packed where it was worth packing. */
function weightOf(file) {
  const whole = path.join(CLIENT, file);
  return statSync(existsSync(`${whole}.br`) ? `${whole}.br` : whole).size;
}

/** Adds a chunk and all that it imports at once. */
function addWithImports(chunk, found = new Set()) {
  if (found.has(chunk)) return found;
  found.add(chunk);
  for (const imported of manifest[chunk].imports ?? []) addWithImports(imported, found);
  return found;
}

/** Adds the fields of its forms that come by themselves. */
function addLateFields(found) {
  const late = [...found].flatMap((chunk) => manifest[chunk].dynamicImports ?? []);
  for (const chunk of late)
    if (modulesOf(chunk).some((module) => LATE_FIELD.test(module))) addWithImports(chunk, found);
  return found;
}

/** The modules a chunk was made of. */
const modulesOf = (chunk) => modules[manifest[chunk].file] ?? [];

const sum = (files) => [...new Set(files)].map(weightOf).reduce((total, weight) => total + weight, 0);
const always = [
  'index.html',
  ...readdirSync(path.join(CLIENT, 'assets'))
    .filter((name) => /^anek-latin-\w.*\.woff2$/.test(name))
    .map((name) => `assets/${name}`),
];

/** The chunks that hold one of these modules, with all that they import at once. */
const chunksWith = (wanted) =>
  Object.keys(manifest)
    .filter(
      (chunk) => manifest[chunk].file.endsWith('.js') && modulesOf(chunk).some((module) => wanted.includes(module)),
    )
    .flatMap((chunk) => [...addWithImports(chunk)]);

const after = chunksWith(AFTER);

function weigh(page, own = addLateFields(addWithImports(page, addWithImports('index.html')))) {
  const chunks = [...own];
  const script = sum(chunks.map((chunk) => manifest[chunk].file));
  const style = sum(chunks.flatMap((chunk) => manifest[chunk].css ?? []));
  return {
    page,
    files: chunks.length,
    script,
    style,
    all: script + style + sum(always),
    after: sum(after.filter((chunk) => !own.has(chunk)).map((chunk) => manifest[chunk].file)),
    strangers: [...new Set(chunks.flatMap(modulesOf).filter((module) => FORBIDDEN.test(module)))],
  };
}

const pages = Object.keys(manifest).filter((chunk) => PAGE.test(chunk) && !NOT_PUBLIC.test(chunk));
const weighed = ['index.html', ...pages].map((page) => weigh(page)).toSorted((a, b) => b.script - a.script);
const kB = (bytes) => (bytes / 1000).toFixed(1);

console.log(
  '| page | files | JavaScript (kB, brotli) | CSS | with HTML and font | JavaScript after it |\n|---|---|---|---|---|---|',
);
for (const { page, files, script, style, all, after } of weighed) {
  console.log(`| ${page} | ${files} | ${kB(script)} | ${kB(style)} | ${kB(all)} | ${kB(after)} |`);
}

const faults = weighed.flatMap(({ page, script, all, after, strangers }) => [
  ...(after > LIMITS.after ? [`${page}: ${kB(after)} kB of JavaScript after it, ${kB(LIMITS.after)} at most`] : []),
  ...(script > LIMITS.script ? [`${page}: ${kB(script)} kB of JavaScript, ${kB(LIMITS.script)} at most`] : []),
  ...(all > LIMITS.all ? [`${page}: ${kB(all)} kB, ${kB(LIMITS.all)} at most`] : []),
  ...strangers.map((module) => `${page}: loads ${module}`),
]);
const workspace = weigh('workspace', new Set([...addWithImports('index.html'), ...chunksWith(WORKSPACE)]));
console.log(
  `\nThe workspace opened on its repairs: ${kB(workspace.all)} kB, ${kB(workspace.script)} of them JavaScript.`,
);
if (workspace.all > LIMITS.workspace) {
  faults.push(`the workspace: ${kB(workspace.all)} kB, ${kB(LIMITS.workspace)} at most`);
}
const beforehand = sum(publicFiles(manifest));
console.log(`The service worker fetches ${kB(beforehand)} kB beforehand.`);
if (beforehand > LIMITS.beforehand) {
  faults.push(`the service worker: ${kB(beforehand)} kB beforehand, ${kB(LIMITS.beforehand)} at most`);
}
if (pages.length === 0) faults.push('no page was found in the manifest');
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exitCode = 1;
}
