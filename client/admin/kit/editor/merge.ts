/** Content as JSON has it; `undefined` is what one side does not have. */
export type Json = null | string | number | boolean | readonly Json[] | { readonly [key: string]: Json };

/** A step into content: a key, or an item of a list by what it is called. */
export type Step = string | { item: string; at: number };

/** A field in which two versions of the same content differ. */
export interface Difference {
  path: readonly Step[];
  /** What it was when the editing began. */
  base: Json | undefined;
  mine: Json | undefined;
  theirs: Json | undefined;
  /** Both have changed it, to something else. */
  contested: boolean;
}

export type Side = 'mine' | 'theirs';

/** Mine where I changed it, theirs otherwise. */
export const suggested = ({ base, mine }: Difference): Side => (isSame(base, mine) ? 'theirs' : 'mine');

type Keyed = { readonly [key: string]: Json };
type Choose = (difference: Difference) => Side;

const isKeyed = (value: Json | undefined): value is Keyed =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);
const isItem = (value: Json): value is Keyed & { id: string } => isKeyed(value) && typeof value.id === 'string';
const isItems = (value: Json | undefined): value is (Keyed & { id: string })[] => isList(value) && value.every(isItem);

/** Whether two values say the same, whatever the order of their keys. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && isSame((a as Keyed)[key], (b as Keyed)[key]))
  );
}

/** Everything in which mine and theirs differ, in the order of the content. */
export function differences(base: Json, mine: Json, theirs: Json): Difference[] {
  const found: Difference[] = [];
  merge(base, mine, theirs, (difference) => {
    found.push(difference);
    return suggested(difference);
  });
  return found;
}

/**
 * Two versions of content in one, field by field. Items of a list are told by their ids, so that what one of us added stands
 * beside what the other one changed.
 * @param base what both began from
 * @param choose which of the two stays, where they differ
 */
export const merge = (base: Json, mine: Json, theirs: Json, choose: Choose): Json =>
  mergeAt([], base, mine, theirs, choose) ?? null;

function mergeAt(
  path: readonly Step[],
  base: Json | undefined,
  mine: Json | undefined,
  theirs: Json | undefined,
  choose: Choose,
): Json | undefined {
  if (isSame(mine, theirs)) return mine;
  // A section of another type has other fields: it is taken whole.
  if (isKeyed(mine) && isKeyed(theirs) && mine.type === theirs.type) {
    return mergeKeys(path, isKeyed(base) ? base : {}, mine, theirs, choose);
  }
  if (isItems(mine) && isItems(theirs)) return mergeItems(path, isItems(base) ? base : [], mine, theirs, choose);
  const contested = !isSame(base, mine) && !isSame(base, theirs);
  return choose({ path, base, mine, theirs, contested }) === 'mine' ? mine : theirs;
}

function mergeKeys(path: readonly Step[], base: Keyed, mine: Keyed, theirs: Keyed, choose: Choose): Keyed {
  const merged: Record<string, Json> = {};
  for (const key of new Set([...Object.keys(mine), ...Object.keys(theirs)])) {
    const value = mergeAt([...path, key], base[key], mine[key], theirs[key], choose);
    if (value !== undefined) merged[key] = value;
  }
  return merged;
}

const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id);

function mergeItems(
  path: readonly Step[],
  base: readonly (Keyed & { id: string })[],
  mine: readonly (Keyed & { id: string })[],
  theirs: readonly (Keyed & { id: string })[],
  choose: Choose,
): Json[] {
  const iMovedThem = !isSame(ids(base), ids(mine));
  const sequence = new Set(iMovedThem ? [...ids(mine), ...ids(theirs)] : [...ids(theirs), ...ids(mine)]);
  return [...sequence].flatMap((id) => {
    const of = (items: readonly (Keyed & { id: string })[]) => items.find((item) => item.id === id);
    const [myItem, theirItem] = [of(mine), of(theirs)];
    const step = { item: nameOf(myItem ?? theirItem), at: [...sequence].indexOf(id) };
    const item = mergeAt([...path, step], of(base), myItem, theirItem, choose);
    return item === undefined ? [] : [item];
  });
}

/** What an item is called, empty where it has no name. */
function nameOf(item: Keyed | undefined): string {
  const name = [item?.title, item?.name].find((text) => typeof text === 'string' && text !== '');
  return typeof name === 'string' ? name : '';
}
