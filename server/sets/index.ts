/** All that repairs and products need of this room, which itself builds on them: the set, and what is told of it. */
export { TvSet } from './entity.js';
export { SheetKind, TVType } from './enums.js';
export {
  SetCreated,
  SetReceived,
  SetsMerged,
  SetSplit,
  SetUpdated,
  SheetChecklistSaved,
  SheetCreated,
  SheetDiscarded,
  SheetSigned,
} from './events.js';
export { findSet } from './findSet.js';
