import path from 'node:path';
import { lingui } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react-swc';
import type { CodeSplittingGroup } from 'rolldown';
import { minify, type PluginOption } from 'vite';
import { compileTexts } from './locales/compileTexts.ts';

const PROJECT = path.join(import.meta.dirname, '..');

/**
 * What turns our source into JavaScript: shared by the build, the development server and the tests. English stays in the
 * components; Lingui would take it out of a production build and ask for a catalogue of all rooms' texts instead.
 */
export function sourcePlugins(): PluginOption[] {
  return [react({ plugins: [['@lingui/swc-plugin', { descriptorFields: 'message' }]] }), lingui(), compileTexts];
}

/**
 * Tells the browser about the Latin font before it has read the style sheet. Only that file: the Devanagari one is
 * eight times heavier, and English visitors do without it. Before everything else but the viewport, by which a drawn page tells a phone
 * (server/http/pages/template.ts): of what a page fetches at first it is the largest, and the first to be asked for comes over
 * the connection that the page itself came by.
 */
export function preloadLatinFont(): PluginOption {
  const viewport = /<meta name="viewport"[^>]*>/;
  return {
    name: 'parda:preload-latin-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const font = Object.keys(bundle ?? {}).find((name) => /anek-latin-.*\.woff2$/.test(name));
        if (!font) throw new Error('The Latin font is missing from the build: client/ui/fonts.css no longer names it.');
        if (!viewport.test(html)) throw new Error('index.html has no viewport.');
        return html.replace(
          viewport,
          `$&\n    <link rel="preload" as="font" type="font/woff2" href="/${font}" crossorigin="" />`,
        );
      },
    },
  };
}

async function shorten(script: string): Promise<string> {
  const options = { compress: { target: 'es2020' }, mangle: { toplevel: true } };
  const { code, errors } = await minify('inline.js', script, options);
  if (errors[0]) throw new Error(errors[0].message);
  return code;
}

/** What is inline in a page travels with each of its visits: without its comments and long names it is a third. */
export function shortInlineScripts(): PluginOption {
  const inline = /(?<=<script>)[\s\S]*?(?=<\/script>)/g;
  return {
    name: 'parda:short-inline-scripts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const scripts = html.match(inline) ?? [];
        const shortened = await Promise.all(scripts.map(shorten));
        return html.replace(inline, () => shortened.shift()!);
      },
    },
  };
}

/** A page of the site, whose code is fetched to be run at once. */
const PAGE = /\/public\/(\w+\/)?\w+Page\.tsx$/;

/**
 * What every page begins with asks to be compiled as a whole while it arrives, off the main thread
 * (https://v8.dev/blog/explicit-compile-hints). Else each function is compiled when it is first called, while a hand may wait.
 * It counts as the first line only, so it comes after Vite has put its own there.
 */
export function compiledWhileItArrives(): PluginOption {
  return {
    name: 'parda:compiled-while-it-arrives',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk') continue;
          const isBeginning = file.isEntry || file.name === 'vendor' || file.moduleIds.some((id) => PAGE.test(id));
          if (!isBeginning) continue;
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
        }
      },
    },
  };
}

/** Tells `npm run weigh` which modules each file was made of, in `.vite/modules.json` beside the manifest. */
export function modulesOfChunks(): PluginOption {
  return {
    name: 'parda:modules-of-chunks',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const modules = chunks.map(({ fileName, moduleIds }) => [
        fileName,
        moduleIds.map((id) => path.relative(PROJECT, id).replaceAll('\\', '/')),
      ]);
      this.emitFile({
        type: 'asset',
        fileName: '.vite/modules.json',
        source: JSON.stringify(Object.fromEntries(modules)),
      });
    },
  };
}

/** A room's index.ts only passes on what it names: whoever wants one thing of it does not load the others. */
export const treeshake = {
  moduleSideEffects: [{ test: /\/client\/(?!ui\/)\w+\/(admin\/)?index\.ts$/, sideEffects: false }],
};

/**
 * Small modules that pages need together, a file for each kind: left to themselves they would be ten files more to a page, each with
 * headers of its own and nothing to compress against.
 */
export const together = [
  ['page', /client\/(graphql\/useAnswer|ui\/useDrawnByServer)\./],
  ['icons', /client\/ui\/icons\/(pages|status)\./],
  [
    'picture',
    /client\/(ui\/(Picture|useReducedMotion|ContentLink|icons\/play)|lib\/picture)\.|node_modules\/thumbhash\//,
  ],
  [
    'form',
    /client\/(forms\/(?!drafts)|accounts\/(formMessages|public\/(useAccountForm|FormField))|ui\/RadioTile)|node_modules\/react-hook-form\//,
  ],
  [
    'pictures',
    /client\/(media\/(history|checks|messages|canvas|shrink|media\.gen|transport|store|patience|uploads|uploadQueue|purposes|useUploads)\.|media\/fields\/(FilePick|ImagesField|MediaFrame|RecentImages|Tile|UploadProgress|useDropZone|useUploadNews)\.)/,
  ],
  [
    'chat',
    /client\/(assistant\/(conversation|transcript|enterKey|assistant\.gen|public\/(useAssistantStatus|AssistantAvatar|ContactOptions|AnswerSources))\.|inbox\/(contactDraft|public\/contactAddition)\.|pages\/public\/contact\/contactFallback\.)/,
  ],
  [
    'parts',
    /client\/(lib\/(clipboard|excerpt|fitText|typedKey|textRules|useDebouncedText|whenIdle|laterPart|money)|graphql\/useServerMessage|accounts\/public\/(Avatar|avatarInitials)|ui\/(PicturePlaceholder|useMediaQuery|icons\/place))\./,
  ],
  ['stars', /client\/(ui\/Stars|lib\/rating)\./],
  ['review', /client\/reviews\/(subjects|public\/Review(Card|CardSkeleton|Target))\./],
  [
    'repair',
    /client\/(repairs\/(labels|lists|writtenRepairId|tone|public\/(RepairStatusBadge|tracking\/TrackSearch))|lib\/repairId)\./,
  ],
  ['showcase', /client\/pages\/(showcase\.gen|public\/(icons|showcase\/(?!Banner|Backdrop))\/?)/],
  ['policy', /client\/pages\/public\/policy\//],
  [
    'afterLoad',
    /client\/(lib\/(connection|deviceRecords|deviceStore|keyAge|soon)|forms\/drafts|offline\/(reading|selectReading)|repairs\/(booking\/(booking|bookings|older)|public\/waiting\/LaterWaitingRequests))\.|node_modules\/idb-keyval\//,
  ],
  ['outbox', /client\/(graphql\/outbox|lib\/locks|repairs\/booking\/sender)\./],
  ['list', /client\/(graphql\/use(ListPage|LostPage)|ui\/PagedList|lib\/rowNumbers)\./],
].map(([name, test]) => ({ name, test, includeDependenciesRecursively: false }) as CodeSplittingGroup);
