import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeServer } from '../../testing/fakeServer';
import { setPressed } from '../../testing/press';
import { renderPart } from '../../testing/renderPart';
import { FormDialog } from './FormDialog';
import { useDrawnLater } from './useDrawnLater';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  setPressed(null);
});

/** What the hook gives, render by render. */
function drawn(atOnce?: () => boolean): boolean[] {
  const seen: boolean[] = [];
  function Probe() {
    seen.push(useDrawnLater(atOnce));
    return null;
  }
  render(<Probe />);
  return seen;
}

test('after a press the window comes first, and by itself what it holds', async () => {
  setPressed(true);
  const seen = drawn();
  expect(seen[0]).toBe(false);
  await waitFor(() => expect(seen.at(-1)).toBe(true));
});

test('what opens by itself, or must not come later, comes whole', () => {
  setPressed(false);
  expect(drawn()[0]).toBe(true);
  setPressed(true);
  expect(drawn(() => true)[0]).toBe(true);
});

/** A form whose field notes, whenever it is drawn, whether a window was open by then. */
function form(title: string, seen: boolean[]) {
  function Name() {
    seen.push(document.querySelector('dialog[open]') !== null);
    return <input aria-label={title} />;
  }
  return (
    <FormDialog title={title} onClose={() => undefined} onSubmit={() => undefined}>
      <Name />
    </FormDialog>
  );
}

test('a pressed form draws its fields in a window that is open, and gives the first one the focus', async () => {
  setPressed(true);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const seen: boolean[] = [];
  await renderPart(form('Name', seen), { link: fakeServer({}) });
  const field = await screen.findByRole('textbox', { name: 'Name' });
  expect(seen).toEqual([true]);
  expect(document.activeElement).toBe(field);
});
