import { z } from 'zod';
import type { Ctx } from '../context.js';
import { badInput } from '../errors.js';
import { inputType } from './inputType.js';

/** A person needs longer than this to fill in any of our forms. */
const FASTEST_PERSON_MS = 2_000;

const NOT_A_GUARD = { error: 'The form guard could not be read.' };

/**
 * What a guest's form tells about how it was filled in (decisions §5). Both are optional: the legacy client does
 * not know them.
 */
const formGuardSchema = z.object(
  { website: z.string(NOT_A_GUARD).nullish(), elapsedMs: z.number(NOT_A_GUARD).nullish() },
  NOT_A_GUARD,
);

export const FormGuardInput = inputType(
  'FormGuardInput',
  formGuardSchema,
  'How a guest filled in the form; keeps programs out.',
  {
    website: 'Must be left empty: people cannot see this field.',
    elapsedMs: 'Milliseconds between opening the form and sending it; less than 2,000 is no person, and refused.',
  },
);

/** How GraphQL describes the argument of a form that guests fill in. */
export const FORM_GUARD_ARG = {
  nullable: true,
  description: 'How a guest filled in the form; optional, and not looked at where the caller is signed in.',
} as const;

/**
 * Refuses a guest's form that a program filled in: the honeypot has content, or it was sent too fast.
 * @throws AppError BAD_INPUT with a sentence that lets a very quick person simply try again
 */
export function assertFilledInByPerson(ctx: Ctx, guard: unknown): void {
  if (ctx.actor.kind !== 'guest' || guard === undefined || guard === null) return;
  const { website, elapsedMs } = z.object({ formGuard: formGuardSchema }).parse({ formGuard: guard }).formGuard;
  if (website) throw badInput('This form could not be sent. Please reload the page and try again.');
  if (typeof elapsedMs === 'number' && elapsedMs < FASTEST_PERSON_MS) {
    throw badInput('That was very quick. Please check the form and send it again.');
  }
}
