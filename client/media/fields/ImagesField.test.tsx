import { createEvent, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeServer } from '../../testing/fakeServer';
import { renderPart } from '../../testing/renderPart';
import type { Upload } from '../useUploads';
import { purposes } from '../purposes';
import { changing, upload, uploadsOf } from '../testing/uploads';
import { ImagesField } from './ImagesField';

const purpose = purposes.repairPicture;
const photo = (name = 'front.jpg') => new File(['x'], name, { type: 'image/jpeg' });

async function show(...items: Upload[]) {
  const uploads = uploadsOf(...items);
  const field = (
    <>
      <ImagesField uploads={uploads} purpose={purpose} label="Pictures" hint="Of the screen." />
      <textarea aria-label="Notes" />
    </>
  );
  const app = await renderPart(field, { link: fakeServer({}) });
  return { ...app, uploads };
}

const add = () => screen.getByLabelText<HTMLInputElement>(/Add pictures/);
const zone = () => document.querySelector<HTMLElement>('[data-takes-files]')!;
const data = (files: File[], types = ['Files']) => ({ files, types, dropEffect: 'none' });
const paste = (target: Element, files: File[], types?: string[]) => {
  const event = createEvent.paste(target);
  Object.defineProperty(event, 'clipboardData', { value: data(files, types) });
  fireEvent(target, event);
};

describe('choosing pictures', () => {
  it('takes several at once, by the native input, which knows its hint', async () => {
    const { user, uploads } = await show();
    expect(screen.getByRole('group', { name: 'Pictures' })).toBeTruthy();
    expect(add().multiple).toBe(true);
    expect(add().accept).toBe(purpose.accept);
    expect(document.getElementById(add().getAttribute('aria-describedby')!)?.textContent).toBe('Of the screen.');
    await user.upload(add(), [photo('a.jpg'), photo('b.jpg')]);
    expect([...uploads.add.mock.calls[0]![0]].map(({ name }) => name)).toEqual(['a.jpg', 'b.jpg']);
  });

  it('opens the camera of a phone', async () => {
    const { user, uploads } = await show();
    const camera = screen.getByLabelText<HTMLInputElement>('Take a photo');
    expect(camera.getAttribute('capture')).toBe('environment');
    await user.upload(camera, photo());
    expect(uploads.add).toHaveBeenCalledOnce();
  });

  it('is no longer offered when there is no more room', async () => {
    await show(upload({ id: '1' }), upload({ id: '2' }), upload({ id: '3' }));
    expect(screen.queryByLabelText(/Add pictures/)).toBeNull();
    expect(screen.queryByLabelText('Take a photo')).toBeNull();
  });
});

describe('dropping', () => {
  it('lights the field up while files hang over it, and takes them', async () => {
    const { uploads } = await show();
    fireEvent.dragEnter(zone(), { dataTransfer: data([]) });
    expect(zone().dataset.over).toBe('true');
    fireEvent.drop(zone(), { dataTransfer: data([photo()]) });
    expect(zone().dataset.over).toBeUndefined();
    expect(uploads.add).toHaveBeenCalledOnce();
  });

  it('goes dark when they leave, and does not light up for text', async () => {
    await show();
    fireEvent.dragEnter(zone(), { dataTransfer: data([], ['text/plain']) });
    expect(zone().dataset.over).toBeUndefined();
    fireEvent.dragEnter(zone(), { dataTransfer: data([]) });
    fireEvent.dragLeave(zone(), { relatedTarget: document.body });
    expect(zone().dataset.over).toBeUndefined();
  });

  it('beside the field does not open the file in place of the page', async () => {
    await show();
    const event = createEvent.drop(document.body, { dataTransfer: data([photo()]) });
    fireEvent(document.body, event);
    expect(event.defaultPrevented).toBe(true);
  });
});

describe('pasting', () => {
  it('takes pictures from anywhere on the page', async () => {
    const { uploads } = await show();
    paste(document.body, [photo()]);
    expect(uploads.add).toHaveBeenCalledOnce();
  });

  it('leaves text to the field that is written in, but takes a screenshot that means nothing there', async () => {
    const { uploads } = await show();
    const notes = screen.getByLabelText('Notes');
    paste(notes, [photo()], ['text/plain', 'Files']);
    expect(uploads.add).not.toHaveBeenCalled();
    paste(notes, [photo()]);
    expect(uploads.add).toHaveBeenCalledOnce();
  });

  it('goes to one field of several: the one with the focus', async () => {
    const [first, second] = [uploadsOf(), uploadsOf()];
    await renderPart(
      <>
        <ImagesField uploads={first} purpose={purpose} label="First" />
        <ImagesField uploads={second} purpose={purpose} label="Second" />
      </>,
      { link: fakeServer({}) },
    );
    paste(document.body, [photo()]);
    within(screen.getByRole('group', { name: 'Second' }))
      .getByLabelText(/Add pictures/)
      .focus();
    paste(document.activeElement!, [photo()]);
    expect([first.add.mock.calls.length, second.add.mock.calls.length]).toEqual([1, 1]);
  });
});

describe('a picture', () => {
  it('tells how far it is, and can be cancelled', async () => {
    const { user, uploads } = await show(upload({ id: 'x', state: 'sending', progress: 0.4, url: null }));
    const bar = screen.getByRole('progressbar', { name: 'Uploading front.jpg' });
    expect(bar.getAttribute('aria-valuenow')).toBe('40');
    expect(bar.textContent).toBe('40%');
    await user.click(screen.getByRole('button', { name: 'Cancel front.jpg' }));
    expect(uploads.remove).toHaveBeenCalledWith('x');
  });

  it('that failed says why at its place, and can be tried again', async () => {
    const error = 'The file is damaged or incomplete.';
    const { user, uploads } = await show(upload({ id: 'x', state: 'failed', url: null, error }));
    const again = screen.getByRole('button', { name: 'Try again: front.jpg' });
    expect(document.getElementById(again.getAttribute('aria-describedby')!)?.textContent).toBe(error);
    await user.click(again);
    expect(uploads.retry).toHaveBeenCalledWith('x');
  });

  it('that was there before has a number for a name', async () => {
    await show(upload({ id: '1' }), upload({ id: '2', name: '', preview: '/media/old.webp' }));
    expect(screen.getByRole('button', { name: 'Remove Picture 2' })).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Picture 2' })).toBeTruthy();
  });
});

describe('what is said and where the keyboard goes', () => {
  const field = (...items: Upload[]) => (
    <ImagesField uploads={uploadsOf(...items)} purpose={purpose} label="Pictures" />
  );
  const news = () => [...document.querySelectorAll('output')].map(({ textContent }) => textContent).join('');

  it('is told politely as pictures arrive and go', async () => {
    const [one, two] = [upload({ id: '1' }), upload({ id: '2', state: 'sending', url: null })];
    const { Changing, change } = changing(field(one, two));
    await renderPart(<Changing />, { link: fakeServer({}) });
    expect(news()).toBe('');
    change(field(one, { ...two, state: 'done' }));
    expect(news()).toBe('Picture 2 of 2 uploaded.');
    change(field(one));
    expect(news()).toBe('Picture removed.');
  });

  it('stays in the field when the button that was pressed goes with its picture', async () => {
    const [one, two] = [upload({ id: '1', name: 'a.jpg' }), upload({ id: '2', name: 'b.jpg' })];
    const { Changing, change } = changing(field(one, two));
    const { user } = await renderPart(<Changing />, { link: fakeServer({}) });
    await user.click(screen.getByRole('button', { name: 'Remove a.jpg' }));
    change(field(two));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove b.jpg' }));
    await user.click(screen.getByRole('button', { name: 'Remove b.jpg' }));
    change(field());
    expect(document.activeElement).toBe(add());
  });
});
