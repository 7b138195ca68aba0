import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionToken } from '../../lib/token';
import { toasts } from '../../testing/accounts';
import { fakeServer } from '../../testing/fakeServer';
import { renderPart } from '../../testing/renderPart';
import { signInOnDevice } from '../../testing/session';
import { lineCounter } from './csv';
import { ExportButton } from './ExportButton';

const encode = (text: string) => new TextEncoder().encode(text);
const fetched = vi.spyOn(globalThis, 'fetch');
const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click');
const objectUrl = vi.spyOn(URL, 'createObjectURL');

beforeEach(() => {
  saved.mockImplementation(() => undefined);
  objectUrl.mockReturnValue('blob:x');
});
afterEach(() => {
  vi.clearAllMocks();
  sessionToken.clear('signedOut');
});

/** A server whose file comes in pieces, when the test sends them. */
function stream(headers: Record<string, string> = {}) {
  let pipe: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (pipe = controller) });
  fetched.mockImplementation((_path, init) => {
    init?.signal?.addEventListener('abort', () => pipe.error(new DOMException('Cancelled', 'AbortError')));
    return Promise.resolve(new Response(body, { headers }));
  });
  return {
    send: (text: string) => act(async () => pipe.enqueue(encode(text))),
    end: () => act(async () => pipe.close()),
    breakOff: () => act(async () => pipe.error(new TypeError('network'))),
  };
}

async function start() {
  signInOnDevice();
  const app = await renderPart(<ExportButton things="users" params={{ search: 'a b', sort: 'NAME' }} />, {
    link: fakeServer({}),
  });
  await app.user.click(screen.getByRole('button', { name: 'Export CSV' }));
  return app;
}
const running = () => screen.findByRole('button', { name: /^Cancel the export/ });

describe('an export', () => {
  it('asks as the admin, says how far it is, and saves the file', async () => {
    const file = stream({ 'X-Total-Count': '1500' });
    await start();
    const [path, init] = fetched.mock.calls[0]!;
    expect(path).toBe('/api/admin/export/users?search=a+b&sort=NAME');
    expect(init?.headers).toEqual({ authorization: `Bearer ${sessionToken.get()}` });
    await file.send('id,text\n1,"two\nlines"\n2,b');
    await waitFor(async () => expect((await running()).textContent).toContain('1 of 1,500 rows'));
    await file.send('\n');
    await waitFor(async () => expect((await running()).textContent).toContain('2 of 1,500 rows'));
    await file.end();
    expect(await screen.findByRole('button', { name: 'Export CSV' })).toBeTruthy();
    const [blob] = objectUrl.mock.calls[0] as [Blob];
    expect(await blob.text()).toBe('id,text\n1,"two\nlines"\n2,b\n');
    const link = saved.mock.contexts[0] as HTMLAnchorElement;
    expect(link.download).toMatch(/^users-\d{4}-\d\d-\d\d\.csv$/);
    expect(toasts()).toEqual(['Export saved.']);
  });

  it('can be cancelled, and then says nothing', async () => {
    const file = stream();
    const { user } = await start();
    await file.send('id\n1\n');
    await user.click(await running());
    expect(await screen.findByRole('button', { name: 'Export CSV' })).toBeTruthy();
    expect(saved).not.toHaveBeenCalled();
    expect(toasts()).toEqual([]);
  });

  it('saves no half of a file when the connection is lost', async () => {
    const file = stream();
    await start();
    await file.send('id\n1\n');
    await file.breakOff();
    await waitFor(() => expect(toasts()).toEqual(['The shop could not be reached. Please check your connection.']));
    expect(saved).not.toHaveBeenCalled();
  });

  it.each([
    [
      JSON.stringify({ message: 'Too many requests. Please try again later.', code: 'RATE_LIMITED' }),
      'Too many requests. Please try again later.',
    ],
    ['<html>', 'An error occurred.'],
  ])('says why it was refused: %s', async (body, said) => {
    fetched.mockResolvedValue(new Response(body, { status: 429 }));
    await start();
    await waitFor(() => expect(toasts()).toEqual([said]));
    expect(saved).not.toHaveBeenCalled();
  });

  it('ends the session where the server says that it has ended', async () => {
    fetched.mockResolvedValue(new Response('{}', { status: 401, headers: { 'X-Session': 'ended' } }));
    await start();
    await waitFor(() => expect(sessionToken.get()).toBeNull());
  });
});

it('counts lines, not line breaks inside a text, across pieces', () => {
  const count = lineCounter();
  expect([count(encode('a,b\r\n"x\n')), count(encode('y ""q""",1\n')), count(encode('last'))]).toEqual([1, 2, 2]);
});
