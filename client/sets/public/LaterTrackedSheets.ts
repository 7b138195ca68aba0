import { laterPart } from '../../lib/laterPart';

// few readers may see them, and they are below everything else
export const TrackedSheets = laterPart(async () => (await import('./TrackedSheets')).TrackedSheets);
