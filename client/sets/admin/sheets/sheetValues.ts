import type { SetSheetInput, SheetResult, SheetViewFragment } from '../setsAdmin.gen';

export interface RowValues {
  item: string;
  result: SheetResult;
  note: string;
}

export interface AccessoryValues {
  name: string;
  count: number;
}

/** A sheet as it is filled in. */
export interface SheetValues {
  rows: RowValues[];
  accessories: AccessoryValues[];
  note: string;
  photoUrls: string[];
}

/**
 * What the form begins with: what somebody has filled in before, else the checklist with nothing tested yet.
 * @param items of the checklist as the owner has it now; a sheet that was begun gets what came to it since
 */
export function beginSheet(draft: SheetViewFragment | null, items: readonly string[]): SheetValues {
  const rows = (draft?.rows ?? []).map(({ item, result, note }) => ({ item, result, note: note ?? '' }));
  const there = new Set(rows.map(({ item }) => item.toLowerCase()));
  const added = items.filter((item) => !there.has(item.toLowerCase()));
  return {
    rows: [...rows, ...added.map((item): RowValues => ({ item, result: 'NOT_TESTED', note: '' }))],
    accessories: (draft?.accessories ?? []).map(({ name, count }) => ({ name, count })),
    note: draft?.note ?? '',
    photoUrls: (draft?.photos ?? []).map(({ url }) => url),
  };
}

/** What is sent of it; an accessory without a name is none. */
export const toSheetInput = ({
  rows,
  accessories,
  note,
  photoUrls,
}: SheetValues): Pick<SetSheetInput, 'rows' | 'accessories' | 'note' | 'photoUrls'> => ({
  rows,
  accessories: accessories.filter(({ name }) => name.trim()),
  note,
  photoUrls,
});
