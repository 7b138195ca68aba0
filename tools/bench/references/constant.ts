import { createServer } from 'node:http';
import { announce } from './announce.ts';

/**
 * What node:http sends at best: a buffer that never changes, of as many bytes as the path says, or a bare 304 to whoever has
 * it already.
 */

const bodies = new Map<string, Buffer>();

const bodyOf = (path: string): Buffer => {
  const body = bodies.get(path) ?? Buffer.alloc(Number(path.slice(1)), 'x');
  bodies.set(path, body);
  return body;
};

const server = createServer((request, response) => {
  if (request.headers['if-none-match']) {
    response.writeHead(304).end();
    return;
  }
  const body = bodyOf(request.url!);
  response.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8', 'Content-Length': body.length });
  response.end(body);
});
announce(server);
