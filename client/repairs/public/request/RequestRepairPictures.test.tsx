import 'fake-indexeddb/auto';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fakeServer } from '../../../testing/fakeServer';
import { renderApp } from '../../../testing/renderApp';
import { openUploadStore, picture } from '../../../testing/uploadStore';
import { bookings as kept } from '../../booking/bookings';
import { bookings, field, fillIn, submit } from '../../testing/booking';
import { onDevice } from '../../testing/waiting';

/** The first test of a file waits for code to be loaded. */
const PATIENCE = { timeout: 5000 };
const DAMAGED = 'The file is damaged or incomplete.';
const WITHOUT = 'Some images failed to upload. The request will be submitted without them.';

async function open(store: Awaited<ReturnType<typeof openUploadStore>>) {
  const { answers, sent } = bookings();
  const app = await renderApp('/repair', { link: fakeServer({ ...answers, ...store.answers }) });
  await screen.findByLabelText(/Add pictures/, {}, PATIENCE);
  const choose = (...names: string[]) => app.user.upload(screen.getByLabelText(/Add pictures/), names.map(picture));
  return { ...app, sent, choose };
}

const pictures = () => within(screen.getByRole('group', { name: 'Pictures of the problem (up to 3)' }));
const uploaded = (count: number) =>
  waitFor(() => expect(pictures().queryAllByRole('button', { name: /^Remove/ })).toHaveLength(count));
const onTrackPage = () => screen.findByRole('heading', { level: 1, name: 'Track a Repair' });
const draft = () => kept.inForm();

describe('pictures of the problem', () => {
  it('travel as soon as they are chosen, and go with the request', async () => {
    const store = await openUploadStore();
    const app = await open(store);
    await app.choose('front.webp', 'back.webp');
    await uploaded(2);
    expect(store.came.toSorted()).toEqual(['back.webp', 'front.webp']);
    await fillIn(app);
    await submit(app);
    await onTrackPage();
    expect(app.sent[0]?.variables.input.issueImageUrls).toHaveLength(2);
  });

  it('are not mentioned to the server where there are none', async () => {
    const app = await open(await openUploadStore());
    await fillIn(app);
    await submit(app);
    await onTrackPage();
    expect(app.sent[0]?.variables.input).not.toHaveProperty('issueImageUrls');
  });

  it('are three at most', async () => {
    const app = await open(await openUploadStore());
    await app.choose('1.webp', '2.webp', '3.webp', '4.webp');
    await uploaded(3);
    expect(screen.getAllByText('You can upload a maximum of 3 images.').length).toBeGreaterThan(0);
    expect(screen.queryByLabelText(/Add pictures/)).toBeNull();
  });

  it('are kept with the draft, and come back with it', async () => {
    const store = await openUploadStore();
    const app = await open(store);
    await app.choose('front.webp');
    await uploaded(1);
    await waitFor(() => expect(draft()?.values.issueImageUrls).toEqual([store.addressOf(1)]));
    app.unmount();
    const again = await open(store);
    await uploaded(1);
    await fillIn(again);
    await submit(again);
    await onTrackPage();
    expect(again.sent[0]?.variables.input.issueImageUrls).toEqual([store.addressOf(1)]);
  });

  it('go when the form starts over, and come back with Undo', async () => {
    const app = await open(await openUploadStore());
    await app.choose('front.webp');
    await uploaded(1);
    await app.user.click(screen.getAllByRole('button', { name: 'Start over' })[0]!);
    await uploaded(0);
    await app.user.click(screen.getByRole('button', { name: 'Undo' }));
    await uploaded(1);
    await waitFor(() => expect(draft()?.values.issueImageUrls).toHaveLength(1));
  });
});

describe('a request that is sent before its pictures are there', () => {
  async function waiting() {
    const store = await openUploadStore('hold');
    const app = await open(store);
    await fillIn(app);
    await app.choose('front.webp');
    await waitFor(() => expect(store.came).toHaveLength(1));
    await submit(app);
    return { store, app };
  }

  it('waits for them, and takes along what is typed meanwhile', async () => {
    const { store, app } = await waiting();
    expect(await screen.findByText('Waiting for the pictures…')).toBeTruthy();
    await app.user.click(screen.getByRole('button', { name: 'Submitting...' }));
    await app.user.type(field(/Model/), 'UA43');
    expect(app.sent).toHaveLength(0);
    store.release();
    await onTrackPage();
    expect(app.sent).toHaveLength(1);
    expect(app.sent[0]?.variables.input).toMatchObject({ model: 'UA43', issueImageUrls: [store.addressOf(1)] });
  });

  it('is not sent any more once the form was emptied', async () => {
    const { store, app } = await waiting();
    await app.user.click(screen.getAllByRole('button', { name: 'Start over' })[0]!);
    store.release();
    await screen.findByRole('button', { name: 'Submit request' });
    expect(app.sent).toHaveLength(0);
    expect(screen.queryByText('Full name is required.')).toBeNull();
  });
});

describe('pictures that fail', () => {
  async function stuck() {
    const store = await openUploadStore({ refuse: DAMAGED });
    const app = await open(store);
    await fillIn(app);
    await app.choose('front.webp');
    await pictures().findByText(DAMAGED);
    expect(screen.getByText(`Failed to upload image front.webp: The file is damaged or incomplete.`)).toBeTruthy();
    await submit(app);
    const notice = await screen.findByRole('group', { name: /could not be uploaded/ });
    await waitFor(() => expect(document.activeElement).toBe(notice));
    return { store, app };
  }

  it('are tried again by the first submit, and then hold the request back', async () => {
    const { store, app } = await stuck();
    expect(store.came).toHaveLength(2);
    expect(app.sent).toHaveLength(0);
    expect(field(/Full name/).value).toBe('Sita Sharma');
  });

  it('go along once another try succeeds', async () => {
    const { store, app } = await stuck();
    store.reply = 'take';
    await app.user.click(screen.getByRole('button', { name: 'Try again' }));
    await onTrackPage();
    expect(app.sent[0]?.variables.input.issueImageUrls).toEqual([store.addressOf(3)]);
  });

  it('stay behind on request, which is said', async () => {
    const { app } = await stuck();
    await app.user.click(screen.getByRole('button', { name: 'Send without them' }));
    await onTrackPage();
    expect(screen.getAllByText(WITHOUT).length).toBeGreaterThan(0);
    expect(app.sent[0]?.variables.input).not.toHaveProperty('issueImageUrls');
  });

  it('stay behind on request also where the request has to wait', async () => {
    const { app } = await stuck();
    const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    await app.user.click(screen.getByRole('button', { name: 'Send without them' }));
    await waitFor(async () =>
      expect((await onDevice()).map(({ state, files }) => [state, files])).toEqual([['queued', []]]),
    );
    line.mockRestore();
    act(() => void window.dispatchEvent(new Event('online')));
  });

  it('hold nothing back once they are removed', async () => {
    const { app } = await stuck();
    await app.user.click(screen.getByRole('button', { name: 'Remove front.webp' }));
    expect(screen.queryByRole('button', { name: 'Send without them' })).toBeNull();
    await submit(app);
    await onTrackPage();
  });
});
