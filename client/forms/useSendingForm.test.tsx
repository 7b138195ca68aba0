import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { painted } from '../lib/afterPaint';
import { fakeServer } from '../testing/fakeServer';
import { renderPart } from '../testing/renderPart';
import { useSendingForm } from './useSendingForm';

vi.mock('../lib/afterPaint', async (original) => ({
  ...(await original<object>()),
  painted: vi.fn<() => Promise<void>>(),
}));

afterEach(() => vi.mocked(painted).mockReset());

const sent: string[] = [];

function NameForm() {
  const { form, submit } = useSendingForm({
    defaultValues: { name: '' },
    say: (message) => message,
    send: async ({ name }) => void sent.push(name),
  });
  return (
    <form onSubmit={submit}>
      <input aria-label="Name" {...form.register('name')} />
      <button type="submit">Send</button>
    </form>
  );
}

it('checks and sends behind the paint that answers the press, and once for two presses', async () => {
  let paint = () => {};
  vi.mocked(painted).mockReturnValue(new Promise((resolve) => (paint = resolve)));
  await renderPart(<NameForm />, { link: fakeServer({}) });
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Sita' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await act(async () => undefined);
  expect(sent).toEqual([]);
  await act(async () => paint());
  expect(sent).toEqual(['Sita']);
});
