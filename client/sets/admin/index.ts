/** What other rooms' admin parts may import. */
export { RepairSet } from './RepairSet';
export { SetBySerial } from './SetBySerial';
export { SheetsOnPaper } from './sheets/SheetsOnPaper';
export { WaitingSheets } from './sheets/waiting/LaterWaitingSheets';
export { ProductTestSheet } from './sheets/ProductTestSheet';
