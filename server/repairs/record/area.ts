/** What says no more than that it is in the valley. */
const WIDE =
  /^(?:kathmandu|lalitpur|bhaktapur|bagmati|nepal|काठमाडौँ|काठमाडौं|ललितपुर|भक्तपुर|नेपाल)(?: metropolitan city)?$/i;

const NAMES_NOTHING = /^[\p{N}\s/.-]*$/u;

/**
 * The part of a pickup address that a driver plans by: 'Baneshwor' of 'House 12, Baneshwor, Kathmandu'. Addresses are plain text,
 * so this is the last part between commas that is no city of the valley, else the last of all.
 */
export function areaOf(address: string): string {
  const parts = address
    .split(/[,\n]/)
    .map((part) => part.replace(/[\s-]*[\p{N}]+$/u, '').trim())
    .filter((part) => !NAMES_NOTHING.test(part));
  return parts.findLast((part) => !WIDE.test(part)) ?? parts.at(-1) ?? address.trim();
}
