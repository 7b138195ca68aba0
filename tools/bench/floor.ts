import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

/** As many cards as the design's own reference has ('Speed budgets'). */
const CARDS = 12;

/** @param picture an `<img>` of the shop's */
const card = (picture: string): string =>
  `<div>${picture}<h2>Sony Bravia 55" 4K Google TV</h2><p>Used, like new, with a year of warranty. Rs. 62,500</p></div>`;

/**
 * The least that a page of the shop could be: its largest picture and a dozen cards with more of them, in letters of the device, without
 * any script.
 */
function floorOf(home: string): string {
  const pictures = home.match(/<img [^>]*>/g) ?? [];
  const largest = pictures.find((picture) => /fetchpriority="high"/i.test(picture));
  if (!largest) throw new Error('The home page has no picture that is to be fetched first.');
  const cards = pictures.filter((picture) => picture !== largest).slice(0, CARDS);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" /><title>Floor</title>
<style>body { font-family: sans-serif } img { width: 100%; height: auto } div { border: 1px solid; margin: 1rem }</style>
</head><body><h1>TV repair in Kathmandu</h1>${largest}${cards.map(card).join('')}</body></html>`;
}

/**
 * Opens a server with that page, whose pictures are the shop's own.
 * @param shop the address of a running Parda
 */
export async function openFloor(shop: string): Promise<{ url: string; close: () => void }> {
  const home = await fetch(shop, { headers: { Accept: 'text/html' } });
  const page = brotliCompressSync(floorOf(await home.text()));
  const server = createServer((asked, answer) => {
    if (asked.url === '/') {
      answer.writeHead(200, { 'Content-Type': 'text/html', 'Content-Encoding': 'br', 'Content-Length': page.length });
      answer.end(page);
      return;
    }
    request(shop + asked.url!, { headers: asked.headers }, (given) => {
      answer.writeHead(given.statusCode!, given.headers);
      given.pipe(answer);
    }).end();
  });
  await once(server.listen(0), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}/`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
