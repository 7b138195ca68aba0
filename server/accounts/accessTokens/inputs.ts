import { z } from 'zod';
import { AccessScope } from '../../core/accessScope.js';
import { requiredLine } from '../../core/fields/text.js';
import { NOT_AN_OBJECT } from '../inputs.js';
import { inputType } from '../../core/fields/inputType.js';

const MAX_NAME = 60;
const NO_SCOPES = 'Choose at least one scope.';
const NO_END = 'Please choose when the token expires.';

/** What a token is made of. How long it may live, and what its owner may grant, the service knows. */
export const createAccessTokenSchema = z.object(
  {
    name: requiredLine('Name', MAX_NAME),
    scopes: z
      .array(z.enum(AccessScope, { error: 'Please choose scopes from the list.' }), { error: NO_SCOPES })
      .min(1, NO_SCOPES)
      .transform((scopes) => Object.values(AccessScope).filter((scope) => scopes.includes(scope))),
    expiresAt: z.iso.datetime({ offset: true, error: NO_END }).transform((value) => new Date(value)),
  },
  NOT_AN_OBJECT,
);

export const CreateAccessTokenInput = inputType(
  'CreateAccessTokenInput',
  createAccessTokenSchema,
  'A personal access token that its owner makes.',
  {
    name: `What to call it, in 1 to ${MAX_NAME} characters.`,
    scopes: 'What it may open; some only an admin can grant (`grantableScopes`).',
    expiresAt: 'ISO 8601, with an offset. At most one year from now.',
  },
);
