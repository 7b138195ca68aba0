import type { Fields } from '../core/read/fields.js';

const asking = (name: string, fields: Fields | null = null) => ({ name, as: name, args: {}, fields });

/** What a door asks for that wants some columns of the things on a page, and how many there are. */
export const pageOf = (...columns: string[]): Fields => ({
  all: [asking('edges', { all: [asking('node', { all: columns.map((name) => asking(name)) })] }), asking('totalCount')],
});
