import { storage } from '../lib/storage';
import type { BookRepairInput } from './repairs.gen';
import { ATTEMPT_KEY as KEY } from './traces';

interface Attempt {
  key: string;
  /** The input it was sent with: the fingerprint that the key belongs to. */
  input: string;
}

const fingerprint = (input: object) => JSON.stringify(input);

/**
 * The idempotency key for an input (decisions §4 and §12): the same input gets the key that it was sent with before,
 * also after a reload, so that a retry after a lost connection makes no second repair; a changed input is a new
 * request. Remembered before anything is sent, because a lost answer gives no second chance.
 * @param place where it is remembered: one for each form that makes repairs
 */
export function keyForAttempt(input: object, place: string = KEY): string {
  const earlier = storage.getJson<Attempt>(place);
  if (earlier?.input === fingerprint(input)) return earlier.key;
  const key = newUuid();
  rememberAttempt(key, input, place);
  return key;
}

/** Gives an input the key that it was sent with before, as when it comes back to the form. */
export function rememberAttempt(key: string, input: object, place: string = KEY): void {
  storage.setJson(place, { key, input: fingerprint(input) } satisfies Attempt);
}

/** Whether this very input has been sent before, so that the server may already hold its repair. */
export function wasAttempted(input: BookRepairInput): boolean {
  return storage.getJson<Attempt>(KEY)?.input === fingerprint(input);
}

export function forgetAttempt(place: string = KEY): void {
  storage.remove(place);
}

/** `randomUUID` is missing where a page is served without TLS, as on a phone that visits a laptop in the shop. */
function newUuid(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
