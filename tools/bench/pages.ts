// `npm run bench:pages [-- --runs 5] [--hash] [route …]`: Lighthouse's view of every public page of the built site, as a phone on slow
// 4G sees it (design, 'Speed budgets'), beside a page that could not be smaller (floor.ts): how much of a second comes from the machine
// is told by that one. Nothing else should run on the machine meanwhile.
import { parseArgs } from 'node:util';
import { launch as launchChrome } from 'chrome-launcher';
import lighthouse, { type RunnerResult, type TraceEvent } from 'lighthouse';
import { CHROMIUM, FLAGS } from '../../e2e/support/browser.js';
import { fillIn, PUBLIC_ROUTES } from '../../e2e/support/routes.js';
import { dataFolder, launch, shutDown } from '../../e2e/support/server.js';
import { openFloor } from './floor.js';

interface Measured {
  score: number;
  /** Milliseconds. */
  fcp: number;
  lcp: number;
  tbt: number;
  /** The same by the time that the processor spent on the page: without what the machine did for others meanwhile. */
  tbtOfCpu: number;
  cls: number;
  /** Bytes as they travelled. */
  script: number;
  total: number;
}

const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, hash: { type: 'boolean', default: false } },
  allowPositionals: true,
});

/** Of Lighthouse's phone. */
const SLOWDOWN = 4;

/** Chromium now and then loses the trace of a visit. */
const MOST_TRIES = 5;

/** One visit with an empty cache. */
async function visit(port: number, url: string): Promise<RunnerResult> {
  for (let tries = 1; ; tries++) {
    const result = (await lighthouse(url, { port, onlyCategories: ['performance'], logLevel: 'error' }))!;
    const { runtimeError } = result.lhr;
    if (!runtimeError) return result;
    if (tries === MOST_TRIES) throw new Error(`${url}: ${runtimeError.message}`);
  }
}

/** As Lighthouse counts it on a processor of a quarter of the speed: of each task after the first paint, what goes beyond 50 ms. */
function blockedCpu({ artifacts }: RunnerResult): number {
  // of a task the trace has the time on the processor, too, which the type forgets
  const traceEvents: (TraceEvent & { tdur?: number })[] = artifacts.Trace.traceEvents;
  const paint = traceEvents.findLast(({ name }) => name === 'firstContentfulPaint')!;
  return traceEvents
    .filter((event) => event.name.endsWith('RunTask') && event.pid === paint.pid && event.tid === paint.tid)
    .filter(({ ts }) => ts > paint.ts)
    .reduce((blocked, { tdur = 0 }) => blocked + Math.max(0, (tdur / 1000) * SLOWDOWN - 50), 0);
}

async function measure(port: number, url: string): Promise<Measured> {
  const result = await visit(port, url);
  const { audits, categories } = result.lhr;
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const details = audits['resource-summary']?.details as { items?: { resourceType: string; transferSize: number }[] };
  const bytes = (type: string) => details?.items?.find(({ resourceType }) => resourceType === type)?.transferSize ?? 0;
  return {
    score: Math.round((categories.performance?.score ?? 0) * 100),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    tbtOfCpu: blockedCpu(result),
    cls: value('cumulative-layout-shift'),
    script: bytes('script'),
    total: value('total-byte-weight'),
  };
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const median = (numbers: number[]): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!;

const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(2);
const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(0);

function row(route: string, runs: Measured[], floor: Measured[]): string {
  const of = (key: keyof Measured, among = runs) => median(among.map((run) => run[key]));
  const ratio = (key: keyof Measured) => (of(key) / of(key, floor)).toFixed(2);
  const cells = [
    of('score'),
    seconds(of('fcp')),
    ratio('fcp'),
    seconds(of('lcp')),
    ratio('lcp'),
    of('tbt').toFixed(0),
    of('tbtOfCpu').toFixed(0),
    of('cls').toFixed(3),
    kilobytes(of('script')),
    kilobytes(of('total')),
  ];
  return `| ${[route, ...cells].join(' | ')} |`;
}

const data = await dataFolder();
const server = await launch({ DATA_DIR: data.folder, RATE_LIMITS: 'off' });
const floor = await openFloor(server.url);
const chrome = await launchChrome({ chromePath: CHROMIUM, chromeFlags: ['--headless=new', ...FLAGS] });
try {
  say('| page | score | FCP s | × floor | LCP s | × floor | TBT ms | of CPU | CLS | script kB | total kB |');
  say('|---|---|---|---|---|---|---|---|---|---|---|');
  const routes = positionals.length > 0 ? positionals : PUBLIC_ROUTES.filter((route) => !route.includes('?'));
  const onFloor: Measured[] = [];
  for (const route of routes) {
    const path = await fillIn(server, route);
    // the first visit warms the server
    const { status } = await fetch(server.url + path, { headers: { Accept: 'text/html' } });
    // Lighthouse measures nothing that says it is not there; after '#' it is a page like any other
    const isHash = values.hash || status === 404;
    const url = server.url + (isHash ? `/#${path}` : path);
    const runs: Measured[] = [];
    while (runs.length < Number(values.runs)) {
      if (onFloor.length < Number(values.runs) || runs.length === 0)
        onFloor.push(await measure(chrome.port, floor.url));
      runs.push(await measure(chrome.port, url));
    }
    say(row(isHash ? `#${route}` : route, runs, onFloor));
  }
  say(row('floor', onFloor, onFloor));
} finally {
  chrome.kill();
  floor.close();
  await shutDown(server);
  await data.remove();
}
