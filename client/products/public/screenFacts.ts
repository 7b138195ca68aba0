/** What the name of a set says of its screen. */
export interface ScreenFacts {
  /** The diagonal in inches, in ASCII digits. */
  inches: string | null;
  resolution: '8K' | '4K' | 'Full HD' | 'HD' | null;
}

const INCHES = /(?<!\d)(\d{2,3})(?:\.\d)?\s*(?:"|″|”|''|-?inch|in\b)/i;
const RESOLUTIONS = [
  ['8K', /\b8K\b/i],
  ['4K', /\b(4K|UHD|ultra ?hd|2160p)\b/i],
  ['Full HD', /\b(full ?hd|fhd|1080p)\b/i],
  ['HD', /\b(hd|720p)\b/i],
] as const;

/** Reads size and resolution out of a name, as sellers write them; what it does not say is null. */
export function screenFacts(name: string): ScreenFacts {
  return {
    inches: INCHES.exec(name)?.[1] ?? null,
    resolution: RESOLUTIONS.find(([, pattern]) => pattern.test(name))?.[0] ?? null,
  };
}
