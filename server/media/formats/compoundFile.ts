/**
 * The directory of a compound file, the old container of Microsoft's programs: a file system of storages (folders) and streams (files), as
 * [MS-CFB] describes it (https://learn.microsoft.com/openspecs/windows_protocols/ms-cfb).
 */

export interface DirectoryEntry {
  name: string;
  isStream: boolean;
}

const SIGNATURE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const HEADER = { sectorShift: 30, firstDirectorySector: 48, firstTables: 76 };
/** Sectors of the allocation table that the header names itself; with them a file has 7 MB, which is more than we take. */
const TABLES = 109;
const ENTRY_BYTES = 128;
const ENTRY = { nameLength: 64, type: 66 };
const STORAGE = 1;
const STREAM = 2;
const END_OF_CHAIN = 0xfffffffe;

/** All entries in use but the root, wherever they stand; null where the file cannot be read to its directory's end. */
export function directoryOf(file: Buffer): DirectoryEntry[] | null {
  const shift = file.length < 512 ? 0 : file.readUInt16LE(HEADER.sectorShift);
  if (!file.subarray(0, SIGNATURE.length).equals(SIGNATURE) || (shift !== 9 && shift !== 12)) return null;
  const size = 1 << shift;
  const sectorAt = (sector: number) => {
    const start = (sector + 1) * size;
    return start + size <= file.length ? file.subarray(start, start + size) : null;
  };

  const entries: DirectoryEntry[] = [];
  const seen = new Set<number>();
  let sector = file.readUInt32LE(HEADER.firstDirectorySector);
  do {
    const content = seen.has(sector) ? null : sectorAt(sector);
    if (!content) return null;
    seen.add(sector);
    for (let at = 0; at < size; at += ENTRY_BYTES) entries.push(...entryAt(content, at));
    const inTable = sector % (size / 4);
    const table = Math.floor(sector / (size / 4));
    const next = table < TABLES ? sectorAt(file.readUInt32LE(HEADER.firstTables + 4 * table)) : null;
    if (!next) return null;
    sector = next.readUInt32LE(4 * inTable);
  } while (sector !== END_OF_CHAIN);
  return entries;
}

function entryAt(content: Buffer, at: number): DirectoryEntry[] {
  const type = content[at + ENTRY.type];
  if (type !== STORAGE && type !== STREAM) return [];
  // its length counts the zero at its end
  const bytes = Math.min(content.readUInt16LE(at + ENTRY.nameLength), ENTRY.nameLength) - 2;
  return [{ name: content.toString('utf16le', at, at + Math.max(bytes, 0)), isStream: type === STREAM }];
}
