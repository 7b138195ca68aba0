import { call } from './server.js';

/** What the shop keeps of a repair; as much of it as the reader may see. */
export interface Repair {
  id: string;
  userId: string | null;
  userName: string;
  status: string;
  isPublic: boolean;
}

/** What books a repair. */
export const BOOKING_PATH = '/api/content/repair-request';

/** At this time of the day. ISO 8601 */
export const tomorrow = (): string => new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString();

/** A booking as the form sends it. */
export const bookingWith = (fields: object = {}): object => ({
  userName: 'Hari Thapa',
  contactNumber: '9841765432',
  brand: 'Sony',
  issueDescription: 'No sound.',
  pickupAddress: 'Bhaktapur',
  preferredPickupTime: tomorrow(),
  ...fields,
});

/** Books a repair without a browser, for journeys about something else. @param headers whose it is; a guest's without */
export async function booked(
  { url }: { url: string },
  fields: object = {},
  headers?: Record<string, string>,
): Promise<string> {
  const { status, body } = await call<Repair>(url, 'POST', BOOKING_PATH, bookingWith(fields), headers);
  if (status !== 201) throw new Error(`booking answered ${status}`);
  return body.id;
}
