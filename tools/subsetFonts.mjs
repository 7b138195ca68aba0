// Makes the font files in client/ui/fonts from those of the package (`npm run fonts`): only the letters and the weights that
// the site is written in. To be run again when the package changes; its results are committed.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fontverter from 'fontverter';
import subsetFont from 'subset-font';
import { ROOT } from './sources.mjs';
import { replaceTable } from './fontTables.mjs';

const SOURCE = path.join(ROOT, 'node_modules', '@fontsource-variable', 'anek-devanagari', 'files');
const TARGET = path.join(ROOT, 'client', 'ui', 'fonts');

/** The weights that the style sheets name. */
const WEIGHTS = { wght: { min: 400, max: 800 } };
/** Kerning that changes with the weight by fractions of a pixel takes a third of the Latin file: all weights have that of the one in between. */
const MIDDLE_WEIGHT = { wght: 600 };

// The features that shape a script, and equally wide digits for tables; not the alternative letters nobody asks for.
const ALL_SCRIPTS = ['ccmp', 'locl', 'kern', 'mark', 'mkmk', 'liga', 'rlig', 'calt', 'tnum'];
/**
 * Without `pres`: it draws the rarer conjuncts as one letter, which are as well read as a half letter and a whole one, and is three fifths of the
 * file for it.
 */
const INDIC = 'nukt akhn rphf rkrf pref blwf abvf half pstf vatu cjct abvs blws psts haln abvm blwm dist'.split(' ');

/** What Nepali is written with, Sanskrit and Hindi names in it included. */
const NEPALI =
  'U+901-903 U+905-90B U+90F-911 U+913-928 U+92A-930 U+932 U+935-939 U+93C-943 U+945 U+947-949 U+94B-94D U+950 U+964-970 U+200C-200D U+25CC';

/**
 * The middle dot and the grave accent have no width in this font, and would lie over what follows: the next one in line has better.
 */
const ENGLISH = 'U+20-5F U+61-7E U+A0 U+A9 U+B0 U+D7 U+E9 U+2013-2014 U+2018-201D U+2022 U+2026';

/** Each file with the ranges that fonts.css gives it. */
const files = [
  { name: 'latin', script: 'latin', ranges: ENGLISH, weights: WEIGHTS },
  { name: 'devanagari', script: 'devanagari', ranges: NEPALI, weights: WEIGHTS },
  // a few words in an English page (ui/devanagari.ts): a browser makes bold ones of it by itself
  { name: 'devanagari-plain', script: 'devanagari', ranges: NEPALI, weights: { wght: 500 } },
];

/** 'U+41-43' → 'ABC' */
function letters(range) {
  const [first, last = first] = range
    .slice(2)
    .split('-')
    .map((hex) => parseInt(hex, 16));
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at));
}

for (const { name, script, ranges, weights } of files) {
  const whole = readFileSync(path.join(SOURCE, `anek-devanagari-${script}-wght-normal.woff2`));
  const text = ranges.split(' ').map(letters).join('');
  const keepFeatures = script === 'latin' ? ALL_SCRIPTS : [...ALL_SCRIPTS, ...INDIC];
  const cut = (variationAxes) => subsetFont(whole, text, { targetFormat: 'truetype', variationAxes, keepFeatures });
  // marks of Devanagari are placed by the same table, and have to follow the weight
  const font =
    script === 'latin' ? replaceTable('GPOS', await cut(weights), await cut(MIDDLE_WEIGHT)) : await cut(weights);
  const subset = await fontverter.convert(font, 'woff2');
  writeFileSync(path.join(TARGET, `anek-${name}.woff2`), subset);
  console.log(`${name}: ${whole.length} → ${subset.length} bytes`);
}
