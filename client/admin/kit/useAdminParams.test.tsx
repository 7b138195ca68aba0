import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeServer } from '../../testing/fakeServer';
import { setPressed } from '../../testing/press';
import { renderPart } from '../../testing/renderPart';
import { useAdminParams } from './useAdminParams';

beforeEach(() => setPressed(true));
afterEach(() => {
  cleanup();
  setPressed(null);
});

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}
const address = () => screen.getByRole('status').textContent;

function Changes() {
  const [, change] = useAdminParams();
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
