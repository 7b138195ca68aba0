import 'fake-indexeddb/auto';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inTurn } from '../../../../lib/locks';
import { confirmation } from '../../../../testing/confirmation';
import { refusal } from '../../../../testing/fakeServer';
import { sita } from '../../../../testing/session';
import { openUploadStore, picture } from '../../../../testing/uploadStore';
import { drawSignatures, ID, openRepairSet, repair, sheet } from '../../testing/repairSet';
import { lockOf } from './sheetSender';
import { newWaitingSheet, type WaitingSheet, waitingSheets } from './waitingSheets';

const LOST = new TypeError('Failed to fetch');

const line = vi.spyOn(navigator, 'onLine', 'get');
function connect(isOnline: boolean): void {
  line.mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

beforeEach(() => void line.mockReturnValue(true));
afterEach(async () => {
  await waitingSheets.read();
  for (const { id } of waitingSheets.all()) await inTurn(lockOf(id), { wait: true }, () => waitingSheets.remove(id));
});

/** The record, a store for pictures, and what is sent of sheets. */
async function open(answer: () => Record<string, unknown> | Error, over: object = {}, isUp = () => true) {
  drawSignatures();
  const store = await openUploadStore();
  const sent: { input: Record<string, any>; key: unknown }[] = [];
  const app = await openRepairSet(repair(), {
    MediaUpload: () => (isUp() ? store.answers.MediaUpload : LOST),
    SaveSheet: ({ input }: Record<string, any>, { idempotencyKey }) => {
      sent.push({ input, key: idempotencyKey });
      return answer();
    },
    ...over,
  });
  return { ...app, store, sent };
}

const taken = () => ({ saveSetSheet: sheet({ id: 'new', version: 1 }) });

async function fillIn({ user }: Awaited<ReturnType<typeof open>>) {
  await user.click(screen.getByRole('button', { name: 'Fill in: Test sheet' }));
  const form = within(await screen.findByRole('dialog', { name: 'Test sheet' }));
  await user.type(await form.findByLabelText('Note'), 'Two hours');
  return form;
}

async function sign({ user }: Awaited<ReturnType<typeof open>>, form: Awaited<ReturnType<typeof fillIn>>) {
  await user.click(form.getByRole('button', { name: 'Write the name instead' }));
  await user.click(form.getByRole('button', { name: 'Sign and finish' }));
}

const waiting = async () => within(await screen.findByRole('region', { name: 'Sheets on this device' }));

/** One that was signed in an earlier sitting. */
const signed = (more: Partial<WaitingSheet> = {}): WaitingSheet => ({
  ...newWaitingSheet({
    owner: sita.id,
    of: { repairId: ID },
    kind: 'TEST',
    values: { rows: [{ item: 'Power', result: 'OK', note: '' }], accessories: [], note: 'Two hours', photoUrls: [] },
    files: [picture('back.webp')],
    drawn: new Blob(['drawn']),
    signerName: 'Sita Sharma',
    version: 0,
  }),
  state: 'queued',
  ...more,
});

test('what is signed without a connection waits in sight, and goes out once, with its photos, when the line is back', async () => {
  let isUp = true;
  const app = await open(taken, {}, () => isUp);
  const form = await fillIn(app);
  isUp = false;
  connect(false);
  await app.user.upload(form.getByLabelText(/^Add pictures/), picture('back.webp'));
  await sign(app, form);
  expect(await screen.findByText(/the signed sheet is kept on this device/)).toBeTruthy();
  expect(screen.queryByRole('dialog', { name: 'Test sheet' })).toBeNull();
  const region = await waiting();
  expect(region.getByText('Test sheet: signed, and waiting for a connection.')).toBeTruthy();
  expect(screen.getByText('A signed one waits on this device.')).toBeTruthy();
  expect([app.sent, app.store.came]).toEqual([[], []]);

  isUp = true;
  connect(true);
  expect(await screen.findByText('A signed sheet has reached the shop: Test sheet.')).toBeTruthy();
  expect(app.store.came).toEqual(['back.webp', 'signature.png']);
  expect(app.sent).toHaveLength(1);
  expect(app.sent[0]!.input.photoUrls).toHaveLength(1);
  expect(screen.queryByRole('region', { name: 'Sheets on this device' })).toBeNull();
});

test('a lost answer is asked for again with the same key and the same words', async () => {
  const answers: (Record<string, unknown> | Error)[] = [LOST];
  const app = await open(() => answers.shift() ?? taken());
  await sign(app, await fillIn(app));
  await waitFor(() => expect(app.sent).toHaveLength(2));
  expect(app.sent[1]).toEqual(app.sent[0]);
  expect(app.sent[0]).toMatchObject({ input: { note: 'Two hours', signature: { signerName: 'Sita Sharma' } } });
  expect(await screen.findByText('A signed sheet has reached the shop: Test sheet.')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Sheets on this device' })).toBeNull();
  expect(app.store.came).toEqual(['signature.png']);
});

test('one of an earlier sitting is sent with its photos as soon as the admin is opened, and only once', async () => {
  await waitingSheets.put(signed());
  const app = await open(taken);
  await waitFor(() => expect(app.sent).toHaveLength(1));
  expect(app.store.came).toEqual(['back.webp', 'signature.png']);
  expect(app.sent[0]!.input.photoUrls).toHaveLength(1);
  await waitFor(() => expect(waitingSheets.all()).toEqual([]));
  connect(true);
  await act(() => waitingSheets.read());
  expect(app.sent).toHaveLength(1);
});

test('one of somebody else stays out of sight and is not sent', async () => {
  await waitingSheets.put(signed({ owner: 'somebody-else' }));
  const app = await open(taken);
  connect(true);
  expect(screen.queryByRole('region', { name: 'Sheets on this device' })).toBeNull();
  expect(app.sent).toEqual([]);
  expect(waitingSheets.all()).toHaveLength(1);
});

test('what the shop refuses stays with its reason, and is sent again on top of what is there by now, or discarded', async () => {
  const NO = 'This sheet was signed or discarded by someone else. Reload to see it.';
  const answers: (Record<string, unknown> | Error)[] = [refusal('CONFLICT', NO), refusal('CONFLICT', NO)];
  await waitingSheets.put(signed({ version: 3 }));
  const app = await open(() => answers.shift() ?? taken(), {
    SetOfRepair: { repair: repair({ sheets: [sheet({ kind: 'TEST', version: 7, signedAt: null, signature: null })] }) },
  });
  const region = await waiting();
  expect(await region.findByText(NO)).toBeTruthy();
  await app.user.click(region.getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(app.sent.map(({ input }) => input.version)).toEqual([3, 7]));
  expect(app.sent[1]!.key).not.toBe(app.sent[0]!.key);
  // the pictures are there
  expect(app.store.came).toEqual(['back.webp', 'signature.png']);
  confirmation.mockReturnValue(true);
  await app.user.click(await region.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(waitingSheets.all()).toEqual([]));
});

test('what is refused while the form is open stays in the form alone', async () => {
  const app = await open(() => refusal('BAD_INPUT', 'Fill in the sheet before it is signed.'));
  const form = await fillIn(app);
  await sign(app, form);
  expect(await screen.findByText('Fill in the sheet before it is signed.')).toBeTruthy();
  expect(form.getByLabelText<HTMLTextAreaElement>('Note').value).toBe('Two hours');
  expect(waitingSheets.all()).toEqual([]);
});
