import { z } from 'zod';
import { emailAddress } from '../core/fields/email.js';
import { imageUrl } from '../core/fields/mediaAddress.js';
import { phoneNumber } from '../core/fields/phone.js';
import { plainEntry } from '../core/fields/plainLine.js';
import { isVisible, requiredLine } from '../core/fields/text.js';
import { Language } from './enums.js';
import { LONGEST_TYPED, MAX_PASSWORD } from './signIn/password.js';
import { inputType } from '../core/fields/inputType.js';

export const CREDENTIALS_MISSING = 'Email and password are required.';
const MIN_PASSWORD = 6;
/** back-office §5 and §8. */
export const SHORT_PASSWORD = 'Password must be at least 6 characters.';
export const ALL_REQUIRED = 'All fields are required.';
export const NOT_AN_OBJECT = { error: 'The details must be an object.' };

const credential = z.string({ error: CREDENTIALS_MISSING }).refine((value) => value.trim() !== '', CREDENTIALS_MISSING);

/** public-site §5 'Login': one field takes the e-mail or the username. */
export const signInSchema = z.object({ identifier: credential, password: credential }, { error: CREDENTIALS_MISSING });

const LONG_PASSWORD = `Password can have at most ${MAX_PASSWORD} characters.`;

/** A password, in the form that is hashed; each screen has its own words for one that is too short (public-site §5, back-office §5). */
export const newPassword = (tooShort: string) =>
  z
    .string({ error: tooShort })
    .max(LONGEST_TYPED, { error: LONG_PASSWORD, abort: true })
    .refine((value) => value.isWellFormed(), 'Password contains a character that cannot be used.')
    .normalize('NFC')
    .min(MIN_PASSWORD, tooShort)
    .max(MAX_PASSWORD, LONG_PASSWORD);

/** @param missing the registration says it once for all its fields */
const required = (missing: string) =>
  z
    .string({ error: missing })
    .min(1, { error: missing, abort: true })
    .refine(isVisible, { error: missing, abort: true });

/** The address of an account. */
export const accountEmail = emailAddress(ALL_REQUIRED);

export const MAX_FULL_NAME = 120;
export const fullName = requiredLine('Full name', MAX_FULL_NAME);

/** back-office §5 'User form'. @param missing what is said where there is none */
export const username = (missing: string) =>
  required(missing)
    .overwrite(plainEntry)
    .min(3, 'Username must be at least 3 characters long.')
    .max(40, 'Username can have at most 40 characters.')
    .regex(/^[A-Za-z0-9_]+$/, 'Username can only contain letters, numbers, and underscores.');

/** The same rules in the words of the schema. */
export const USERNAME_RULE = '3 to 40 letters, digits and underscores; unique regardless of case.';
export const FULL_NAME_RULE = `Full name; one line, at most ${MAX_FULL_NAME} characters.`;
export const PASSWORD_RULE = `${MIN_PASSWORD} to ${MAX_PASSWORD} characters.`;

export const optionalPhone = z
  .string({ error: 'Please provide a valid phone number.' })
  .nullish()
  .transform((value) => (value && isVisible(value) ? value : null))
  .pipe(phoneNumber('Contact number').nullable());

export const optionalPicture = z
  .string({ error: 'Invalid file type. Please select an image.' })
  .nullish()
  .transform((value) => value || null)
  .pipe(imageUrl.nullable());

/** public-site §5 'Registration'. */
export const registerSchema = z.object(
  {
    username: username(ALL_REQUIRED),
    name: required(ALL_REQUIRED).trim().pipe(fullName),
    email: accountEmail,
    password: z.string({ error: ALL_REQUIRED }).min(1, ALL_REQUIRED).pipe(newPassword(SHORT_PASSWORD)),
    contactNumber: optionalPhone,
    profilePictureUrl: optionalPicture,
    language: z.enum(Language, { error: 'Please choose a language from the list.' }).nullish(),
  },
  NOT_AN_OBJECT,
);

const OLD_MISSING = 'Please enter your old password.';

/** public-site §5 'Change password'. */
export const changePasswordSchema = z.object(
  {
    oldPassword: z.string({ error: OLD_MISSING }).min(1, OLD_MISSING),
    newPassword: newPassword('New password must be at least 6 characters long.'),
  },
  NOT_AN_OBJECT,
);

export const LINK_EXPIRED = 'Failed to reset password. The link may have expired.';

/** public-site §5 'Reset password'. */
export const resetPasswordSchema = z.object(
  {
    token: z.string({ error: LINK_EXPIRED }).min(1, LINK_EXPIRED).max(200, LINK_EXPIRED),
    newPassword: newPassword('Password must be at least 6 characters long.'),
  },
  NOT_AN_OBJECT,
);

const EMAIL_MISSING = 'Please enter your email.';

/** Whatever is not blank is taken: the answer must not tell what is known here. */
export const passwordResetRequestSchema = z.object(
  { email: z.string({ error: EMAIL_MISSING }).overwrite(plainEntry).min(1, EMAIL_MISSING) },
  { error: EMAIL_MISSING },
);

/** public-site §5 'Profile': what is absent stays as it is, null clears it. */
export const updateProfileSchema = z.object(
  {
    name: fullName.optional(),
    contactNumber: optionalPhone.optional(),
    profilePictureUrl: optionalPicture.optional(),
  },
  NOT_AN_OBJECT,
);

export const SignInInput = inputType('SignInInput', signInSchema, 'How somebody signs in.', {
  identifier: 'E-mail address or username, in any case.',
  password: 'As it was chosen, case and spaces included.',
});

export const RegisterInput = inputType('RegisterInput', registerSchema, 'A new account.', {
  username: USERNAME_RULE,
  name: FULL_NAME_RULE,
  email: 'Unique regardless of case; a link that confirms it is mailed there.',
  password: PASSWORD_RULE,
  language: 'The language that the form was filled in; mails will be written in it.',
});

export const ChangePasswordInput = inputType(
  'ChangePasswordInput',
  changePasswordSchema,
  'How somebody who is signed in gets another password.',
  {
    oldPassword: 'The present one; a wrong one is BAD_INPUT.',
    newPassword: PASSWORD_RULE,
  },
);

export const ResetPasswordInput = inputType(
  'ResetPasswordInput',
  resetPasswordSchema,
  'How somebody with a mailed link gets another password.',
  {
    token: 'The last part of the mailed link; good once, for one hour.',
    newPassword: PASSWORD_RULE,
  },
);

export const UpdateProfileInput = inputType('UpdateProfileInput', updateProfileSchema, 'Changes of a profile.', {
  name: FULL_NAME_RULE,
});
