import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { confirmation as confirm } from '../../testing/confirmation';
import { fakeServer } from '../../testing/fakeServer';
import { renderPart } from '../../testing/renderPart';
import { useLeaveGuard } from './editor/useLeaveGuard';
import { LeaveQuestion } from './LeaveQuestion';
import { UnsavedGuard } from './UnsavedGuard';

const PAGE = 'You have unsaved changes. Leave without saving?';
const WINDOW = 'Discard your changes?';

/** A page that may have unsaved changes, below a window that may have some, too. */
function Screen() {
  const [page, setPage] = useState(false);
  const [over, setOver] = useState(false);
  useLeaveGuard(page);
  return (
    <>
      <button onClick={() => setPage(!page)}>Page</button>
      <button onClick={() => setOver(!over)}>Window</button>
      {over && <UnsavedGuard />}
      <LeaveQuestion />
    </>
  );
}

async function show(...dirty: string[]) {
  const app = await renderPart(<Screen />, { link: fakeServer({}) });
  await app.router.navigate('/admin/services');
  for (const name of dirty) await app.user.click(screen.getByRole('button', { name }));
  const at = () => app.router.state.location.pathname + app.router.state.location.search;
  return { ...app, at };
}

const closes = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));

it('nothing to lose is nothing to ask', async () => {
  const { router, at } = await show();
  expect(closes()).toBe(true);
  await router.navigate('/admin/contact');
  expect(at()).toBe('/admin/contact');
  expect(confirm).not.toHaveBeenCalled();
});

it('a window over a page asks one question, that of the page; whoever agrees is asked nothing more', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { router, at } = await show('Page', 'Window');
  await router.navigate('/admin/contact');
  await waitFor(() => expect(confirm).toHaveBeenCalledTimes(1));
  expect(confirm).toHaveBeenLastCalledWith(PAGE);
  expect(at()).toBe('/admin/services');
  expect(closes()).toBe(false);

  confirm.mockReturnValue(true);
  await router.navigate(-1);
  await waitFor(() => expect(at()).not.toBe('/admin/services'));
  expect(confirm).toHaveBeenCalledTimes(2);
  // the router tells so of a second one that would stop it
  expect(warn).not.toHaveBeenCalled();
  warn.mockRestore();
});

it('what leaves the window alone asks for the window', async () => {
  const { router, at } = await show('Page', 'Window');
  await router.navigate('/admin/services?page=2');
  await waitFor(() => expect(confirm).toHaveBeenCalledTimes(1));
  expect(confirm).toHaveBeenLastCalledWith(WINDOW);
  expect(at()).toBe('/admin/services');
});

it('a window that is saved leaves the page its guard', async () => {
  const { user, router, at } = await show('Page', 'Window');
  await user.click(screen.getByRole('button', { name: 'Window' }));
  await router.navigate('/admin/services?page=2');
  expect(at()).toBe('/admin/services?page=2');
  expect(confirm).not.toHaveBeenCalled();
  await router.navigate('/admin/contact', { replace: true });
  await waitFor(() => expect(confirm).toHaveBeenCalledExactlyOnceWith(PAGE));
  await user.click(screen.getByRole('button', { name: 'Page' }));
  expect(closes()).toBe(true);
});
