// Tables of a font file, as OpenType lays them out (https://learn.microsoft.com/typography/opentype/spec/otff).

const HEADER_BYTES = 12;
const RECORD_BYTES = 16;
const CHECKSUM_OF_ALL = 0xb1b0afba;

/** The tables by their tags, in the order of the file. */
function tablesOf(font) {
  const count = font.readUInt16BE(4);
  const records = Array.from({ length: count }, (_, at) => HEADER_BYTES + RECORD_BYTES * at);
  return new Map(
    records.map((at) => {
      const [offset, length] = [font.readUInt32BE(at + 8), font.readUInt32BE(at + 12)];
      return [font.toString('latin1', at, at + 4), font.subarray(offset, offset + length)];
    }),
  );
}

/** The sum of all words of four bytes. */
function checksum(bytes) {
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 4) sum = (sum + bytes.readUInt32BE(at)) >>> 0;
  return sum;
}

const padded = (table) => Buffer.concat([table, Buffer.alloc(-table.length & 3)]);

function fontOf(version, tables) {
  const header = Buffer.alloc(HEADER_BYTES + RECORD_BYTES * tables.size);
  const power = 2 ** Math.floor(Math.log2(tables.size));
  header.writeUInt32BE(version, 0);
  header.writeUInt16BE(tables.size, 4);
  header.writeUInt16BE(power * 16, 6);
  header.writeUInt16BE(Math.log2(power), 8);
  header.writeUInt16BE(tables.size * 16 - power * 16, 10);
  const head = padded(tables.get('head'));
  // of the file without its own sum
  head.writeUInt32BE(0, 8);
  const bodies = [];
  let [record, offset] = [HEADER_BYTES, header.length];
  for (const [tag, table] of tables) {
    const body = tag === 'head' ? head : padded(table);
    header.write(tag, record, 'latin1');
    header.writeUInt32BE(checksum(body), record + 4);
    header.writeUInt32BE(offset, record + 8);
    header.writeUInt32BE(table.length, record + 12);
    bodies.push(body);
    record += RECORD_BYTES;
    offset += body.length;
  }
  head.writeUInt32BE((CHECKSUM_OF_ALL - checksum(Buffer.concat([header, ...bodies]))) >>> 0, 8);
  return Buffer.concat([header, ...bodies]);
}

/** Gives a font the table of another one, which has the same letters. Both are TrueType files that are not packed. */
export function replaceTable(tag, font, other) {
  const tables = tablesOf(font).set(tag, tablesOf(other).get(tag));
  return fontOf(font.readUInt32BE(0), tables);
}
