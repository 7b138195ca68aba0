import { screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import { adminRepair } from '../../../repairs/admin/testing/adminRepair';
import { openAdmin, tablePage } from '../../../testing/admin';
import type { SetViewFragment, SheetViewFragment } from '../setsAdmin.gen';

export const ID = '7K3M9QXT2BWD';
export const EARLIER = '0000AAAA1111';

export const set = (change: Partial<SetViewFragment> = {}) => ({
  __typename: 'TvSet',
  id: 'set-1',
  version: 1,
  brand: 'Sony',
  model: 'XR-55',
  tvType: 'OLED',
  sizeInches: 55,
  serial: 'SN 1234',
  notes: '',
  repairs: [
    {
      __typename: 'Repair',
      id: EARLIER,
      status: 'DELIVERED',
      submissionDate: '2026-01-04T08:45:00.000Z',
      issueDescription: 'Lines on the left',
    },
  ],
  ...change,
});

const address = (url: string) => ({ __typename: 'SignedAddress', url, expiresAt: '2026-07-04T09:00:00.000Z' });

export const sheet = (change: Partial<SheetViewFragment> = {}) => ({
  __typename: 'SetSheet',
  id: 'sheet-1',
  version: 2,
  kind: 'INTAKE',
  rows: [
    { __typename: 'SheetRow', item: 'Power', result: 'OK', note: null },
    { __typename: 'SheetRow', item: 'Antenna', result: 'FAULTY', note: 'Bent' },
  ],
  accessories: [{ __typename: 'SheetAccessory', name: 'Remote', count: 2 }],
  note: null,
  photos: [address('/media/parda/raw/upload/a.webp?signature=x')],
  signature: address('/media/parda/raw/upload/s.webp?signature=x'),
  signerName: 'Sita Sharma',
  signedAt: '2026-07-04T08:50:00.000Z',
  createdAt: '2026-07-04T08:46:00.000Z',
  isReplaced: false,
  filledInBy: 'Hari',
  ...change,
});

export const repair = (change: object = {}) => ({
  __typename: 'Repair',
  id: ID,
  userName: 'Sita Sharma',
  brand: 'Sony',
  model: 'XR-55',
  tvType: 'OLED',
  shelfPlace: null as string | null,
  submissionDate: '2026-07-04T08:45:00.000Z',
  comesBackFrom: null as object | null,
  set: null as object | null,
  sheets: [] as object[],
  ...change,
});

/** The record at the admin, with a set and sheets that the server keeps. */
export async function openRepairSet(kept: ReturnType<typeof repair>, over: Parameters<typeof openAdmin>[1] = {}) {
  let now = kept;
  const app = await openAdmin(`/admin/repairs?view=${ID}`, {
    RepairTable: { repairTable: tablePage('RepairTable', []) },
    RepairDetail: { repair: adminRepair() },
    CustomerUpdates: { customerUpdates: [] },
    SetOfRepair: () => ({ repair: now }),
    SuggestedSets: { suggestedTvSets: [] },
    SheetChecklist: {
      sheetChecklist: { __typename: 'SheetChecklist', items: ['Power', 'Screen', 'Antenna'], version: 0 },
    },
    ChangeSetOfRepair: ({ input }: Record<string, any>) => {
      if (input.setId) now = { ...now, set: set({ id: input.setId }) };
      if (input.shelfPlace) now = { ...now, shelfPlace: input.shelfPlace };
      if (input.comesBackFrom)
        now = {
          ...now,
          comesBackFrom: { __typename: 'Repair', id: input.comesBackFrom, submissionDate: '2026-01-04T08:45:00.000Z' },
        };
      return { updateRepair: { __typename: 'Repair', id: ID, version: 4, shelfPlace: now.shelfPlace } };
    },
    ...over,
  });
  const part = await screen.findByRole('region', { name: 'This set' });
  const changes = () => app.asked.filter(({ name }) => name === 'ChangeSetOfRepair').map(({ variables }) => variables);
  return { ...app, part: within(part), changes };
}

/** What the browser draws is of no interest here. */
export function drawSignatures() {
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob(['drawn'])));
}
