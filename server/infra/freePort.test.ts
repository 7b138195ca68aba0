import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, it } from 'vitest';
import { findListenProblem } from './freePort.js';

it('finds out that a port is taken, and takes none itself', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  expect(await findListenProblem(port, '127.0.0.1')).toBe(`PORT ${port} is in use already.`);
  taken.close();
  await once(taken, 'close');
  expect(await findListenProblem(port, '127.0.0.1')).toBeUndefined();
  expect(await findListenProblem(port, '127.0.0.1')).toBeUndefined();
});

it('names the settings where the host is not ours', async () => {
  expect(await findListenProblem(0, '192.0.2.1')).toMatch(/^HOST or PORT cannot be used: /);
});
