import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import express from 'express';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inlineSource, securityHeaders } from './securityHeaders.js';
import { websiteRouter } from './website.js';

let folder: string;
let server: Server;
let url: string;

let made: string;

beforeEach(async () => {
  made = mkdtempSync(path.join(tmpdir(), 'parda-site-'));
  // wherever it lies
  folder = path.join(made, 'assets', 'site');
  mkdirSync(path.join(folder, 'assets'), { recursive: true });
  writeFileSync(
    path.join(folder, 'index.html'),
    '<style>p{}</style><script>start()</script><script src="/assets/app-1a2b.js"></script>',
  );
  writeFileSync(path.join(folder, 'assets', 'app-1a2b.js'), 'go()');
  writeFileSync(path.join(folder, 'assets', 'app-1a2b.js.br'), brotliCompressSync('go()'));
  server = createServer(express().use(securityHeaders({ clientDir: folder }), websiteRouter(folder)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  rmSync(made, { recursive: true });
});

describe('the website', () => {
  it('sends the page fresh, and allows its own inline script by its hash', async () => {
    const { headers, status } = await fetch(url);
    expect([status, headers.get('Cache-Control')]).toEqual([200, 'no-cache']);
    expect(headers.get('Content-Security-Policy')).toContain(
      "script-src 'self' 'wasm-unsafe-eval' 'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00='",
    );
  });

  it('allows its own rules by their hash, an empty element for a script to fill, and attributes: nothing else inline', async () => {
    const policy = (await fetch(url)).headers.get('Content-Security-Policy')!.split(';');
    const styles = `'self' ${inlineSource('')} ${inlineSource('p{}')}`;
    expect(policy).toContain(`style-src-elem ${styles}`);
    expect(policy).toContain(`style-src ${styles}`);
    expect(policy.filter((directive) => directive.includes('unsafe-inline'))).toEqual([
      "style-src-attr 'unsafe-inline'",
    ]);
    expect(policy.join()).not.toContain("'unsafe-eval'");
  });

  it('loads no plugin, and takes no other base', async () => {
    const policy = (await fetch(url)).headers.get('Content-Security-Policy')!.split(';');
    expect(policy).toEqual(expect.arrayContaining(["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]));
  });

  it('frames videos of YouTube without cookies and maps, and nothing else', async () => {
    const policy = (await fetch(url)).headers.get('Content-Security-Policy');
    expect(policy?.split(';')).toContain(
      'frame-src https://www.youtube-nocookie.com https://www.google.com https://maps.google.com https://www.openstreetmap.org',
    );
  });

  it('sends hashed files packed, to be kept for good', async () => {
    const response = await fetch(`${url}/assets/app-1a2b.js`, { headers: { 'Accept-Encoding': 'br' } });
    expect(response.headers.get('Content-Encoding')).toBe('br');
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('Content-Type')).toContain('javascript');
    // its name tells whether it is another one
    expect(response.headers.get('Last-Modified')).toBeNull();
    expect(await response.text()).toBe('go()');
  });

  it.each(['identity', 'br'])(
    'spares parts of a page the headers of a page, but not what a worker obeys: %s',
    async (coding) => {
      const headers = { 'Accept-Encoding': coding };
      writeFileSync(path.join(folder, 'assets', 'json.worker-1a2b.js'), 'work()');
      const part = await fetch(`${url}/assets/app-1a2b.js`, { headers });
      expect(part.headers.get('Content-Encoding')).toBe(coding === 'br' ? 'br' : null);
      expect(part.headers.get('Content-Security-Policy')).toBeNull();
      expect(part.headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(part.headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
      const worker = await fetch(`${url}/assets/json.worker-1a2b.js`, { headers });
      expect(worker.headers.get('Content-Security-Policy')).toContain("default-src 'self'");
    },
  );

  it.each(['icon-192.png', 'manifest.webmanifest'])('spares %s them, too', async (file) => {
    writeFileSync(path.join(folder, file), '{}');
    const { headers } = await fetch(`${url}/${file}`);
    expect([headers.get('Content-Security-Policy'), headers.get('X-Content-Type-Options')]).toEqual([null, 'nosniff']);
  });

  it('leaves them to the worker of the whole site', async () => {
    writeFileSync(path.join(folder, 'service-worker.js'), 'work()');
    const { headers } = await fetch(`${url}/service-worker.js`);
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'self'");
  });

  it('lets a drawing that is opened by itself run nothing: it could hold a script', async () => {
    writeFileSync(
      path.join(folder, 'icon.svg'),
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    );
    expect((await fetch(`${url}/icon.svg`)).headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  });

  it('hands out no map of its sources', async () => {
    for (const file of ['app-1a2b.js.map', 'app-1a2b.js.map.br'])
      writeFileSync(path.join(folder, 'assets', file), '{}');
    for (const where of ['/assets/app-1a2b.js.map', '/assets/app-1a2b.js%2emap', '/assets/app-1a2b.js.map.br']) {
      expect((await fetch(url + where)).status).toBe(404);
    }
  });

  it.each(['/nothing', '/../package.json', '/%2e%2e/package.json', '/assets/', '/%'])('has no %s', async (where) => {
    expect((await fetch(url + where)).status).toBe(404);
  });

  it('survives that a file goes away while it runs', async () => {
    rmSync(path.join(folder, 'assets'), { recursive: true });
    expect((await fetch(`${url}/assets/app-1a2b.js`)).status).toBe(404);
    expect((await fetch(url)).status).toBe(200);
  });
});
