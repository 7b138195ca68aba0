import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { expect, it } from 'vitest';
import { openBrowser } from './support/browser.js';
import { dataFolder, launch, shutDown } from './support/server.js';

const DEV = path.join(import.meta.dirname, '..', 'tools', 'dev.mjs');

it('opens in development, too: our modules from Vite, what the server answers from the server', async () => {
  const port = await freePort();
  const data = await dataFolder();
  const env = { PORT: String(port), DATA_DIR: data.folder };
  const server = await launch(env, DEV);
  const browser = await openBrowser();
  try {
    const { url } = server;
    const page = await browser.newPage();
    const refused: string[] = [];
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('response', (response) => {
      if (response.status() >= 400) refused.push(response.url());
    });
    await page.goto(`${url}/#/repair`);
    // a picture takes the long way: modules of the room, the form, the store
    const file = { name: 'x.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') };
    await page.getByLabel('Add pictures').setInputFiles(file, { timeout: 90_000 });
    await page.getByText('Invalid file type. Please select an image.').first().waitFor();
    await page.goto(`${url}/#/faq`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByText('How long does a repair take?').waitFor();
    expect([refused, errors]).toEqual([[], []]);
  } finally {
    await browser.close();
    await shutDown(server);
    await data.remove();
  }
});

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
