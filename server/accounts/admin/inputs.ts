import { z } from 'zod';
import { emailAddress } from '../../core/fields/email.js';
import { optionalText } from '../../core/fields/text.js';
import { UserRole } from '../../core/policy.js';
import {
  FULL_NAME_RULE,
  fullName,
  MAX_FULL_NAME,
  newPassword,
  NOT_AN_OBJECT,
  optionalPhone,
  optionalPicture,
  PASSWORD_RULE,
  SHORT_PASSWORD,
  username,
  USERNAME_RULE,
} from '../inputs.js';
import { inputType } from '../../core/fields/inputType.js';

const role = z.enum(UserRole, { error: 'Please choose a role from the list.' });

const details = {
  username: username('Username is required.'),
  email: emailAddress('Email is required.'),
  // the shop may know no more of somebody than an address
  name: optionalText('Full name', MAX_FULL_NAME).pipe(fullName.nullable()),
  contactNumber: optionalPhone,
  profilePictureUrl: optionalPicture,
};

/** back-office §5 'User form', for a new account. */
export const createUserSchema = z.object(
  {
    ...details,
    password: newPassword(SHORT_PASSWORD),
    role: role.nullish().transform((given) => given ?? UserRole.USER),
  },
  NOT_AN_OBJECT,
);

/**
 * The same for an account that is there: what is absent stays as it is, null clears what is optional. There is no password in
 * it (decisions §12).
 */
export const updateUserSchema = z.object({ ...details, role }, NOT_AN_OBJECT).partial();

export const CreateUserInput = inputType('CreateUserInput', createUserSchema, 'An account that an admin opens.', {
  username: USERNAME_RULE,
  email: 'Where the account is written to; unique regardless of case.',
  password: PASSWORD_RULE,
  name: FULL_NAME_RULE,
  role: 'USER if not given.',
});

export const UpdateUserInput = inputType(
  'UpdateUserInput',
  updateUserSchema,
  "Changes of somebody's account: what is absent stays as it is, null clears what is optional.",
  {
    username: USERNAME_RULE,
    email: "Unique regardless of case; the main admin's cannot be changed.",
    name: FULL_NAME_RULE,
    role: "Counts from the person's next request on; neither the main admin nor oneself can be made a USER.",
  },
);
