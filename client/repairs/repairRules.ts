import { fromKathmanduInput } from '../lib/dates';
import { toAsciiDigits } from '../lib/digits';
import { atMost, required, type TextRule } from '../lib/textRules';
import { wasSentAsItIs } from './outbox/standing';
import { type RepairField, type RepairFormValues, toBookRepairInput } from './repairForm';

/**
 * public-site §5: 7 to 20 characters of digits, spaces, hyphens and parentheses with an optional leading plus. At least
 * seven are digits: it is there to be called.
 */
const PHONE = /^(?=(?:\D*\d){7})\+?[\d ()-]{7,20}$/;

type Rule = (value: string, form: RepairFormValues) => string | undefined;

/** Local and foreign numbers, in whichever digits they are typed (decisions §13). */
export const contactNumberRule: TextRule = (value) =>
  required('Contact number', 40)(value) ??
  (PHONE.test(toAsciiDigits(value).trim()) ? undefined : 'Please provide a valid phone number.');

/**
 * decisions §4: a pickup time in the past is refused. An input that was sent before may already stand in the server's
 * books; only the server can tell the retry of a booking from a wish that comes too late.
 */
const pickupTime: Rule = (value, form) => {
  const instant = fromKathmanduInput(value);
  if (!instant) return 'Preferred pickup time is required.';
  const past = new Date(instant) < new Date();
  return past && !wasSentAsItIs(toBookRepairInput(form)) ? 'Preferred pickup time cannot be in the past.' : undefined;
};

/**
 * public-site §5, 'Repair form'. The sentences are the server's own English constants; whoever shows them puts them
 * into the reader's language, so that a message already on screen follows the language switch.
 */
export const repairRules: Partial<Record<RepairField, Rule>> = {
  userName: required('Full name', 120),
  contactNumber: contactNumberRule,
  brand: required('Brand', 80),
  model: atMost('Model', 120),
  issueDescription: required('Issue description', 5000),
  pickupAddress: required('Pickup address', 500),
  preferredPickupTime: pickupTime,
};
