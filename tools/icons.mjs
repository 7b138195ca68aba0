// Draws the icons of the installed app from the one of the site: `npm run icons`. The pictures are committed.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { ROOT } from './sources.mjs';

const PUBLIC = path.join(ROOT, 'client', 'public');
const GROUND = '#ffffff';
const drawing = readFileSync(path.join(PUBLIC, 'icon.svg'));

await draw('parda-192.png', { size: 192, part: 1 });
await draw('parda-512.png', { size: 512, part: 1 });
// Phones cut these to a shape of their own: the mark keeps to the circle that all of them leave.
await draw('parda-maskable-512.png', { size: 512, part: 0.62, background: GROUND });
await draw('parda-apple-180.png', { size: 180, part: 0.76, background: GROUND });
// What asks for an icon without having read the page asks for this one.
writeFileSync(path.join(PUBLIC, 'favicon.ico'), asIco(await markOf(32), 32));

/** @param part how much of the width the mark takes */
async function draw(name, { size, part, background = { r: 0, g: 0, b: 0, alpha: 0 } }) {
  const edge = Math.round(size * part);
  const mark = await markOf(edge);
  await sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: mark, gravity: 'centre' }])
    .png({ compressionLevel: 9, palette: true, colours: 16, dither: 0 })
    .toFile(path.join(PUBLIC, 'icons', name));
}

function markOf(edge) {
  return sharp(drawing, { density: (72 * edge) / 40 })
    .resize(edge, edge)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** One PNG as a Windows icon: ICONDIR, one ICONDIRENTRY, the picture. */
function asIco(png, edge) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.set([edge, edge], 6);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
