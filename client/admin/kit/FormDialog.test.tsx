import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useEffect, useRef, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { confirmation as confirm } from '../../testing/confirmation';
import { fakeServer } from '../../testing/fakeServer';
import { renderPart } from '../../testing/renderPart';
import { TextInput } from '../../ui';
import { FormDialog } from './FormDialog';
import { LeaveQuestion } from './LeaveQuestion';
import { useOpenForm } from './useOpenForm';

const QUESTION = 'Discard your changes?';

function Screen() {
  const form = useOpenForm();
  return (
    <>
      <button onClick={() => form.edit('7')}>Edit</button>
      {form.editing && <Form onClose={form.close} />}
      <LeaveQuestion />
    </>
  );
}

function Form({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('');
  return (
    <FormDialog
      title="Edit a thing"
      onClose={onClose}
      dirty={text !== ''}
      onSubmit={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <TextInput aria-label="Name" value={text} onChange={({ target }) => setText(target.value)} />
    </FormDialog>
  );
}

async function open(type = '') {
  const app = await renderPart(<Screen />, { link: fakeServer({}) });
  await app.router.navigate('/things?page=3');
  await app.user.click(screen.getByRole('button', { name: 'Edit' }));
  if (type) await app.user.type(screen.getByLabelText('Name'), type);
  const at = () => app.router.state.location.pathname + app.router.state.location.search;
  return { ...app, at };
}

const dialog = () => screen.queryByRole<HTMLDialogElement>('dialog', { name: 'Edit a thing' });
/** As the browser does at Escape: it asks, and closes unless told not to. */
function pressEscape(): void {
  if (fireEvent(dialog()!, new Event('cancel', { cancelable: true }))) dialog()!.close();
}

describe('a form in a window', () => {
  it('closes without a word as long as nothing was typed', async () => {
    const { at } = await open();
    expect(at()).toBe('/things?page=3&edit=7');
    pressEscape();
    expect(dialog()).toBeNull();
    expect(at()).toBe('/things?page=3');
    expect(confirm).not.toHaveBeenCalled();
  });

  it.each([
    ['Escape', pressEscape],
    ['the cross', () => fireEvent.click(screen.getByRole('button', { name: 'Close' }))],
    ['Cancel', () => fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))],
    ['a press beside it', () => fireEvent.click(dialog()!)],
  ])('asks before %s takes away what was typed', async (_way, leave) => {
    const { at } = await open('Sony');
    confirm.mockReturnValue(false);
    leave();
    expect(confirm).toHaveBeenLastCalledWith(QUESTION);
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Sony');
    expect(dialog()!.open).toBe(true);
    confirm.mockReturnValue(true);
    leave();
    expect(dialog()).toBeNull();
    expect(at()).toBe('/things?page=3');
    expect(confirm).toHaveBeenCalledTimes(2);
  });

  it('comes back where the browser closed it by itself and the answer was no', async () => {
    await open('Sony');
    confirm.mockReturnValue(false);
    dialog()!.close();
    expect(dialog()!.open).toBe(true);
  });

  it('asks before the way back, a link and a closed tab, too', async () => {
    const { at, router } = await open('Sony');
    confirm.mockReturnValue(false);
    await router.navigate(-1);
    await waitFor(() => expect(confirm).toHaveBeenCalledTimes(1));
    await router.navigate('/elsewhere');
    await waitFor(() => expect(confirm).toHaveBeenCalledTimes(2));
    expect(at()).toBe('/things?page=3&edit=7');
    expect(dialog()).toBeTruthy();
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false);
    confirm.mockReturnValue(true);
    await router.navigate(-1);
    await waitFor(() => expect(at()).toBe('/things?page=3'));
    expect(dialog()).toBeNull();
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(true);
  });

  it('does not ask after it has been saved', async () => {
    const { user, at } = await open('Sony');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(dialog()).toBeNull();
    expect(at()).toBe('/things?page=3');
    expect(confirm).not.toHaveBeenCalled();
  });

  it('takes no notice of the cancel of a file picker inside it', async () => {
    await open('Sony');
    fireEvent(screen.getByLabelText('Name'), new Event('cancel', { bubbles: true, cancelable: true }));
    expect(confirm).not.toHaveBeenCalled();
    expect(dialog()).toBeTruthy();
  });
});

describe('the focus', () => {
  it('of a form is in its first field', async () => {
    await open();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')));
  });

  it('of a detail is on its heading, not on the cross', async () => {
    await renderPart(
      <FormDialog title="A thing" onClose={() => undefined}>
        <button>Edit</button>
      </FormDialog>,
      { link: fakeServer({}) },
    );
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'A thing' }));
  });

  it('of a window with something that asks for it is there', async () => {
    await renderPart(
      <FormDialog title="A thing" onClose={() => undefined}>
        <Secret />
      </FormDialog>,
      { link: fakeServer({}) },
    );
    expect(document.activeElement).toBe(screen.getByLabelText('Secret'));
  });
});

function Secret() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return <input ref={field} aria-label="Secret" />;
}
