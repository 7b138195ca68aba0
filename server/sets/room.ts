import { tableResolver } from '../http/graphql/table.resolver.js';
import type { Room } from '../room.js';
import { SheetChecklist } from './checklist/entity.js';
import { TvSet } from './entity.js';
import { SetOfProductResolver, SetOfRepairResolver, SetOfTrackedRepairResolver, TvSetResolver } from './resolver.js';
import { setRoutes } from './rest.js';
import { SetSheet } from './sheets/entity.js';
import {
  SetSheetResolver,
  SheetsOfProductResolver,
  SheetsOfRepairResolver,
  SheetsOfTrackedRepairResolver,
} from './sheets/resolver.js';
import { sheetRoutes } from './sheets/rest.js';
import { setTable } from './table.js';

/** The very sets that come in and are sold, with their history, and the sheets that tell of their state. */
export const sets: Room = {
  entities: [TvSet, SetSheet, SheetChecklist],
  resolvers: [
    TvSetResolver,
    SetOfRepairResolver,
    SetOfTrackedRepairResolver,
    SetOfProductResolver,
    SetSheetResolver,
    SheetsOfRepairResolver,
    SheetsOfTrackedRepairResolver,
    SheetsOfProductResolver,
    tableResolver(setTable),
  ],
  partTypes: ['SheetRow', 'SheetAccessory'],
  ownTypes: { TvSet: ['repairs'], SetSheet: ['repairs'] },
  routes: [...setRoutes, ...sheetRoutes],
  tags: [{ name: 'Sets', description: 'The very televisions, their state and their history.' }],
};
