import { toAsciiDigits } from './digits';
import { plainEntry } from './plainLine';

/** The short form that toasts and cards show: the last six characters (public-site §2 and §8). */
export function shortRepairId(id: string): string {
  return id.slice(-6);
}

/** 7K3M9QXT2BWD → 7K3M-9QXT-2BWD: easy to read out over the phone (decisions §4). */
export function readableRepairId(id: string): string {
  return id.match(/.{1,4}/g)?.join('-') ?? id;
}

/** What a sentence or a chat puts around it. */
const AROUND = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

/**
 * The one way an id is written in addresses: upper case, no hyphens or spaces, nothing around it, O as 0, I and L as 1, Devanagari
 * digits as ASCII ones. The server reads all of these too; doing it here keeps one page per record.
 */
export function normaliseRepairId(typed: string): string {
  return toAsciiDigits(plainEntry(typed))
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .replace(AROUND, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
}
