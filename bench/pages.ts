// `npm run bench:pages [-- --runs 5] [--hash] [route …]`: Lighthouse's view of every public page of the built site, as a phone on slow
// 4G sees it (design, 'Speed budgets'). Nothing else should run on the machine meanwhile.
import { parseArgs } from 'node:util';
import { launch as launchChrome } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { CHROMIUM, FLAGS } from '../journeys/support/browser.js';
import { fillIn, PUBLIC_ROUTES } from '../journeys/support/routes.js';
import { dataFolder, launch, shutDown } from '../journeys/support/server.js';

interface Measured {
  score: number;
  /** Milliseconds. */
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** Bytes as they travelled. */
  script: number;
  total: number;
}

const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, hash: { type: 'boolean', default: false } },
  allowPositionals: true,
});

/** One visit with an empty cache. */
async function measure(port: number, url: string): Promise<Measured> {
  const result = await lighthouse(url, { port, onlyCategories: ['performance'], logLevel: 'error' });
  const { audits, categories } = result!.lhr;
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const details = audits['resource-summary']?.details as { items?: { resourceType: string; transferSize: number }[] };
  const bytes = (type: string) => details?.items?.find(({ resourceType }) => resourceType === type)?.transferSize ?? 0;
  return {
    score: Math.round((categories.performance?.score ?? 0) * 100),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    script: bytes('script'),
    total: value('total-byte-weight'),
  };
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const median = (numbers: number[]): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!;

const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(2);
const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(0);

function row(route: string, runs: Measured[]): string {
  const of = (key: keyof Measured) => median(runs.map((run) => run[key]));
  const cells = [
    of('score'),
    seconds(of('fcp')),
    seconds(of('lcp')),
    of('tbt').toFixed(0),
    of('cls').toFixed(3),
    kilobytes(of('script')),
    kilobytes(of('total')),
  ];
  return `| ${[route, ...cells].join(' | ')} |`;
}

const data = await dataFolder();
const server = await launch({ DATA_DIR: data.folder, RATE_LIMITS: 'off' });
const chrome = await launchChrome({ chromePath: CHROMIUM, chromeFlags: ['--headless=new', ...FLAGS] });
try {
  say('| page | score | FCP s | LCP s | TBT ms | CLS | script kB | total kB |\n|---|---|---|---|---|---|---|---|');
  const routes = positionals.length > 0 ? positionals : PUBLIC_ROUTES.filter((route) => !route.includes('?'));
  for (const route of routes) {
    const path = await fillIn(server, route);
    // the first visit warms the server
    const { status } = await fetch(server.url + path, { headers: { Accept: 'text/html' } });
    // Lighthouse measures nothing that says it is not there; after '#' it is a page like any other
    const isHash = values.hash || status === 404;
    const url = server.url + (isHash ? `/#${path}` : path);
    const runs: Measured[] = [];
    while (runs.length < Number(values.runs)) runs.push(await measure(chrome.port, url));
    say(row(isHash ? `#${route}` : route, runs));
  }
} finally {
  chrome.kill();
  await shutDown(server);
  await data.remove();
}
