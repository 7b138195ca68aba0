import { laterPart } from '../../../../lib/laterPart';

// hardly anybody has one, and the tab does not wait for what sends it
export const WaitingSheets = laterPart(async () => (await import('./WaitingSheets')).WaitingSheets);
