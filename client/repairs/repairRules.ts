import { fromKathmanduInput } from '../lib/dates';
import { isPhone } from '../lib/phone';
import { plainEntry } from '../lib/plainLine';
import { atMost, required, requiredLine, type TextRule } from '../lib/textRules';
import { serverClock } from '../lib/serverClock';
import { bookings } from './booking/bookings';
import { type RepairField, type RepairFormValues, toBookRepairInput } from './repairForm';

type Rule = (value: string, form: RepairFormValues) => string | undefined;

export const contactNumberRule: TextRule = (value) =>
  required('Contact number', 40)(plainEntry(value)) ??
  (isPhone(value) ? undefined : 'Please provide a valid phone number.');

export const PICKUP_IN_PAST = 'Preferred pickup time cannot be in the past.';

function yearAfter(time: Date): Date {
  const later = new Date(time);
  later.setUTCFullYear(time.getUTCFullYear() + 1);
  return later;
}

/**
 * decisions §4: a pickup time in the past is refused, and one that is more than a year ahead: a year of the Bikram Sambat. An input that was sent before may already be in the server's
 * books; only the server can tell the retry of a booking from a wish that comes too late.
 */
const pickupTime: Rule = (value, form) => {
  const instant = fromKathmanduInput(value);
  if (!instant) return 'Preferred pickup time is required.';
  const [time, now] = [new Date(instant), serverClock.ahead() ?? new Date()];
  if (time > yearAfter(now)) return 'Please choose a pickup time within the next year.';
  return time < now && !bookings.sentAs(toBookRepairInput(form))?.tried ? PICKUP_IN_PAST : undefined;
};

/**
 * public-site §5, 'Repair form'. The sentences are the server's own English constants; whoever shows them puts them
 * into the reader's language, so that a message already on screen follows the language switch.
 */
export const repairRules: Partial<Record<RepairField, Rule>> = {
  userName: requiredLine('Full name', 120),
  contactNumber: contactNumberRule,
  brand: required('Brand', 80),
  model: atMost('Model', 120),
  issueDescription: required('Issue description', 5000),
  pickupAddress: required('Pickup address', 500),
  preferredPickupTime: pickupTime,
};
