import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { confirmation } from '../../testing/confirmation';
import { refusal } from '../../testing/fakeServer';
import { openUploadStore, picture } from '../../testing/uploadStore';
import { drawSignatures, EARLIER, ID, openRepairSet as open, repair, set, sheet } from './testing/repairSet';

test('a set that was here before is found by its serial number, and its history is there', async () => {
  const { user, part, changes } = await open(repair(), { FindSet: { tvSetBySerial: set() } });
  expect(part.getByText('Not recorded yet.')).toBeTruthy();
  await user.click(part.getByRole('button', { name: 'Find or add the set' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Which set is it?' }));
  await user.type(dialog.getByLabelText(/^Serial number$/), 'sn-1234{Enter}');
  await user.click(await dialog.findByRole('button', { name: 'It is this set: Sony, XR-55, SN 1234' }));
  expect(await part.findByText('SN 1234')).toBeTruthy();
  expect(changes()).toEqual([{ id: ID, input: { setId: 'set-1' } }]);
  expect(part.getByText('Lines on the left')).toBeTruthy();

  await user.click(part.getByRole('button', { name: 'Comes back from 0000-AAAA-1111' }));
  expect(await part.findByText('This repair comes back from it.')).toBeTruthy();
  expect(changes().at(-1)).toEqual({ id: ID, input: { comesBackFrom: EARLIER } });
});

test('a set that was never here is written down with what the booking says of it', async () => {
  const made = vi.fn<(input: object) => void>();
  const { user, part, changes } = await open(repair(), {
    FindSet: { tvSetBySerial: null },
    CreateSet: ({ input }: Record<string, any>) => {
      made(input);
      return { createTvSet: set({ id: 'set-2', serial: input.serial, repairs: [] }) };
    },
  });
  await user.click(part.getByRole('button', { name: 'Find or add the set' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Which set is it?' }));
  await user.type(dialog.getByLabelText(/^Serial number$/), 'NEW 7');
  await user.click(dialog.getByRole('button', { name: 'Find' }));
  expect(await dialog.findByText('No set has this number yet. Add it:')).toBeTruthy();
  await user.type(dialog.getByLabelText('Size (inches)'), '55');
  await user.click(dialog.getByRole('button', { name: 'Add it' }));
  await waitFor(() => expect(changes()).toEqual([{ id: ID, input: { setId: 'set-2' } }]));
  expect(made).toHaveBeenCalledWith({ brand: 'Sony', model: 'XR-55', tvType: 'OLED', sizeInches: 55, serial: 'NEW 7' });
});

test('a number that another set has is refused, and what was typed stays', async () => {
  const { user, part } = await open(repair(), {
    CreateSet: () =>
      refusal('CONFLICT', 'Another set has this serial number.', { serial: 'Another set has this serial number.' }),
  });
  await user.click(part.getByRole('button', { name: 'Find or add the set' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Which set is it?' }));
  const serial = dialog.getByLabelText<HTMLInputElement>('Serial number of the new set');
  await user.type(serial, 'SN 1234');
  await user.click(dialog.getByRole('button', { name: 'Add it' }));
  expect(await dialog.findByText('Another set has this serial number.')).toBeTruthy();
  expect(serial.value).toBe('SN 1234');
});

test('what the customer has brought before is suggested', async () => {
  const { user, part, changes } = await open(repair(), { SuggestedSets: { suggestedTvSets: [set({ id: 'set-9' })] } });
  await user.click(part.getByRole('button', { name: 'Find or add the set' }));
  const before = within(await screen.findByRole('region', { name: 'Earlier sets of this customer' }));
  await user.click(before.getByRole('button', { name: /^It is this set/ }));
  await waitFor(() => expect(changes()).toEqual([{ id: ID, input: { setId: 'set-9' } }]));
});

test('the camera reads the number, by the browser itself where it can', async () => {
  const stop = vi.fn<() => void>();
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      static getSupportedFormats = async () => ['code_128'];
      detect = async () => [{ rawValue: 'SN1234' }];
    },
  );
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: { getUserMedia: async () => Object.assign(new MediaStream(), { getTracks: () => [{ stop }] }) },
  });
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  const { user, part, asked } = await open(repair(), { FindSet: { tvSetBySerial: set() } });
  await user.click(part.getByRole('button', { name: 'Find or add the set' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Which set is it?' }));
  await user.click(dialog.getByRole('button', { name: 'Scan' }));
  expect(await dialog.findByRole('button', { name: /^It is this set/ })).toBeTruthy();
  expect(asked.find(({ name }) => name === 'FindSet')?.variables).toEqual({ serial: 'SN1234' });
  expect(stop).toHaveBeenCalled();
  Reflect.deleteProperty(navigator, 'mediaDevices');
  vi.unstubAllGlobals();
});

test('where it stands is kept', async () => {
  const { user, part, changes } = await open(repair());
  await user.type(part.getByLabelText('Shelf place'), 'B 3');
  await user.click(part.getByRole('button', { name: 'Save place' }));
  expect(await screen.findByText('Shelf place saved.')).toBeTruthy();
  expect(changes()).toEqual([{ id: ID, input: { shelfPlace: 'B 3' } }]);
  expect(part.getByRole('link', { name: 'Label' }).getAttribute('href')).toContain(`/admin/repairs/${ID}/label`);
});

test('before and after stand side by side, with photos, signature and what was replaced', async () => {
  await open(
    repair({
      sheets: [
        sheet({ id: 's3', kind: 'TEST', signerName: 'Ram' }),
        sheet(),
        sheet({ id: 's0', isReplaced: true, signerName: 'Old' }),
      ],
    }),
  );
  const sheets = within(screen.getByRole('region', { name: 'Intake and test' }));
  expect(sheets.getByRole('heading', { name: 'Intake sheet' })).toBeTruthy();
  expect(sheets.getByRole('heading', { name: 'Test sheet' })).toBeTruthy();
  expect(sheets.getAllByText('Bent')).toHaveLength(3);
  expect(sheets.getAllByText(/Came with: Remote × 2/)).toHaveLength(2);
  expect(sheets.getByText(/Goes with it: Remote × 2/)).toBeTruthy();
  expect(sheets.getByRole('img', { name: 'Signature of Ram' })).toBeTruthy();
  expect(sheets.getByText('Replaced sheets')).toBeTruthy();
});

test('a sheet is filled in, photographed, signed and sent, the photos and the signature to the private store', async () => {
  drawSignatures();
  const store = await openUploadStore();
  const saved: Record<string, any>[] = [];
  const { user } = await open(repair(), {
    ...store.answers,
    SaveSheet: ({ input }: Record<string, any>) => {
      saved.push(input);
      return { saveSetSheet: sheet({ id: 'new', version: 1 }) };
    },
  }).then(async (app) => {
    await app.user.click(screen.getByRole('button', { name: 'Fill in: Intake sheet' }));
    return app;
  });
  const form = within(await screen.findByRole('dialog', { name: 'Intake sheet' }));
  const power = within(await form.findByRole('group', { name: 'Power' }));
  await user.click(power.getByRole('radio', { name: 'Fine' }));
  const screenRow = within(form.getByRole('group', { name: 'Screen' }));
  await user.click(screenRow.getByRole('radio', { name: 'Faulty' }));
  await user.type(screenRow.getByLabelText('Note on Screen'), 'Cracked');
  await user.click(form.getByRole('button', { name: 'Add accessory' }));
  await user.type(form.getByLabelText('Accessory 1'), 'Remote');
  await user.upload(form.getByLabelText(/^Add pictures/), picture('back.webp'));
  await waitFor(() => expect(store.came).toEqual(['back.webp']));

  await user.click(form.getByRole('button', { name: 'Sign and finish' }));
  expect(await screen.findByText('Please sign the sheet.')).toBeTruthy();
  await user.click(form.getByRole('button', { name: 'Write the name instead' }));
  await user.click(form.getByRole('button', { name: 'Sign and finish' }));
  expect(await screen.findByText('Sheet signed.')).toBeTruthy();
  expect(saved).toMatchObject([
    {
      repairId: ID,
      kind: 'INTAKE',
      version: 0,
      rows: [
        { item: 'Power', result: 'OK', note: '' },
        { item: 'Screen', result: 'FAULTY', note: 'Cracked' },
        { item: 'Antenna', result: 'NOT_TESTED', note: '' },
      ],
      accessories: [{ name: 'Remote', count: 1 }],
      signature: { signerName: 'Sita Sharma' },
    },
  ]);
  expect(saved[0]!.photoUrls).toHaveLength(1);
  expect(store.came).toEqual(['back.webp', 'signature.png']);
});

test('a sheet that was begun goes on from what is there, and is kept for later or discarded', async () => {
  const draft = sheet({ id: 'd1', version: 5, signedAt: null, signature: null, signerName: null, photos: [] });
  const saved: Record<string, any>[] = [];
  const { user } = await open(repair({ sheets: [draft] }), {
    SaveSheet: ({ input }: Record<string, any>) => {
      saved.push(input);
      return { saveSetSheet: { ...draft, version: 6 } };
    },
    DiscardSheet: { discardSetSheet: 'd1' },
  });
  await user.click(screen.getByRole('button', { name: 'Continue filling in: Intake sheet' }));
  let form = within(await screen.findByRole('dialog', { name: 'Intake sheet' }));
  await user.type(await form.findByLabelText('Note'), 'Dusty');
  await user.click(form.getByRole('button', { name: 'Save for later' }));
  expect(await screen.findByText('Sheet saved.')).toBeTruthy();
  // what came to the checklist since is below what was filled in
  expect(saved[0]).toMatchObject({
    version: 5,
    note: 'Dusty',
    rows: [{ item: 'Power' }, { item: 'Antenna' }, { item: 'Screen' }],
  });

  confirmation.mockReturnValue(true);
  await user.click(screen.getByRole('button', { name: 'Continue filling in: Intake sheet' }));
  form = within(await screen.findByRole('dialog', { name: 'Intake sheet' }));
  await user.click(await form.findByRole('button', { name: 'Discard' }));
  expect(await screen.findByText('Sheet discarded.')).toBeTruthy();
});

test('what was filled in is offered again after the page was left', async () => {
  const { user } = await open(repair());
  const fillIn = async () => {
    await user.click(screen.getByRole('button', { name: 'Fill in: Test sheet' }));
    return within(await screen.findByRole('dialog', { name: 'Test sheet' }));
  };
  let form = await fillIn();
  await user.type(await form.findByLabelText('Note'), 'Two hours');
  window.dispatchEvent(new Event('pagehide'));
  confirmation.mockReturnValue(true);
  await user.click(form.getByRole('button', { name: 'Close' }));
  form = await fillIn();
  expect((await form.findByLabelText<HTMLTextAreaElement>('Note')).value).toBe('');
  await user.click(form.getByRole('button', { name: 'Restore' }));
  expect(form.getByLabelText<HTMLTextAreaElement>('Note').value).toBe('Two hours');
});

test('somebody else has signed it meanwhile: it is said, and nothing typed is lost', async () => {
  const { user } = await open(repair(), {
    SaveSheet: () => refusal('CONFLICT', 'This sheet was signed or discarded by someone else. Reload to see it.'),
  });
  await user.click(screen.getByRole('button', { name: 'Fill in: Test sheet' }));
  const form = within(await screen.findByRole('dialog', { name: 'Test sheet' }));
  await user.type(await form.findByLabelText('Note'), 'Two hours');
  await user.click(form.getByRole('button', { name: 'Save for later' }));
  expect(await screen.findByText('This sheet was signed or discarded by someone else. Reload to see it.')).toBeTruthy();
  expect(form.getByLabelText<HTMLTextAreaElement>('Note').value).toBe('Two hours');
});
