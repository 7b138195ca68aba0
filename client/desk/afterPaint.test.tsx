import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeServer } from '../testing/fakeServer';
import { setPressed } from '../testing/press';
import { renderPart } from '../testing/renderPart';
import { afterPaint } from './afterPaint';
import { LaterLink } from './LaterLink';
import { useDeskParams } from './useDeskParams';

beforeEach(() => setPressed(true));
afterEach(() => {
  cleanup();
  setPressed(null);
});

const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20)));

test('after a press it waits for the frame that answers it, and can be taken back until then', async () => {
  const done = vi.fn<() => void>();
  const takenBack = vi.fn<() => void>();
  afterPaint(done);
  afterPaint(takenBack)();
  expect(done).not.toHaveBeenCalled();
  await frame();
  expect(done).toHaveBeenCalledOnce();
  expect(takenBack).not.toHaveBeenCalled();
});

test('without a press it is done at once', () => {
  setPressed(false);
  const done = vi.fn<() => void>();
  afterPaint(done);
  expect(done).toHaveBeenCalledOnce();
});

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}
const address = () => screen.getByRole('status').textContent;

test('a link leads on after the frame; with a key held it is left to the browser', async () => {
  await renderPart(
    <>
      <LaterLink to="/on?page=2">On</LaterLink>
      <Address />
    </>,
    { link: fakeServer({}) },
  );
  const link = screen.getByRole('link', { name: 'On' });
  expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
  expect(fireEvent.click(link)).toBe(false);
  expect(address()).not.toBe('/on?page=2');
  await waitFor(() => expect(address()).toBe('/on?page=2'));
});

function Changes() {
  const [, change] = useDeskParams();
  const put = (name: string) => (now: URLSearchParams) => new URLSearchParams([...now, [name, '1']]);
  return (
    <>
      <button type="button" onClick={() => change(put('a'))}>
        Now
      </button>
      <button type="button" onClick={() => change(put('b'), { later: true })}>
        Later
      </button>
    </>
  );
}

test('the address changes now or later, each time from what it is by then', async () => {
  await renderPart(
    <>
      <Changes />
      <Address />
    </>,
    { link: fakeServer({}) },
  );
  fireEvent.click(screen.getByRole('button', { name: 'Later' }));
  fireEvent.click(screen.getByRole('button', { name: 'Now' }));
  await waitFor(() => expect(address()).toMatch(/\?a=1$/));
  await waitFor(() => expect(address()).toMatch(/\?a=1&b=1$/));
});
