import { act, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { fakeServer } from '../testing/fakeServer';
import { renderPart } from '../testing/renderPart';
import { Modal } from './Modal';
import { toast } from './toast';

const region = () => within(screen.getByRole('region', { name: 'Messages' }));

function OpenWindow() {
  const [open, setOpen] = useState(true);
  return (
    open && (
      <Modal look="window" label="A window" onClose={() => setOpen(false)}>
        <p>Words</p>
      </Modal>
    )
  );
}

test('a toast appears in the dialog that lies over the page, and stays when the dialog is closed', async () => {
  const { user } = await renderPart(<OpenWindow />, { link: fakeServer({}) });
  act(() => toast.success('Saved.'));
  expect(within(screen.getByRole('dialog')).getByText('Saved.')).toBeTruthy();
  expect(region().getAllByText('Saved.')).toHaveLength(1);
  await user.click(screen.getAllByRole('button', { name: 'Close' })[0]!);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(region().getByText('Saved.')).toBeTruthy();
});
