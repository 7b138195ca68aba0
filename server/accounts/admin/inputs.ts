import { Field, InputType } from 'type-graphql';
import { z } from 'zod';
import { emailAddress } from '../../core/fields/email.js';
import { IMAGE_ADDRESS } from '../../core/fields/mediaAddress.js';
import { PHONE_FORMAT } from '../../core/fields/phone.js';
import { type EveryField, optionalText } from '../../core/fields/text.js';
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

@InputType({ description: 'An account that an admin opens.' })
export class CreateUserInput implements z.input<typeof createUserSchema>, EveryField<typeof createUserSchema> {
  @Field({ description: USERNAME_RULE })
  username!: string;

  @Field({ description: 'Where the account is written to; unique regardless of case.' })
  email!: string;

  @Field({ description: PASSWORD_RULE })
  password!: string;

  @Field(() => String, { nullable: true, description: FULL_NAME_RULE })
  name!: string | null;

  @Field(() => String, { nullable: true, description: PHONE_FORMAT })
  contactNumber!: string | null;

  @Field(() => String, { nullable: true, description: IMAGE_ADDRESS })
  profilePictureUrl!: string | null;

  @Field(() => UserRole, { nullable: true, description: 'USER if not given.' })
  role!: UserRole | null;
}

@InputType({
  description: "Changes of somebody's account: what is absent stays as it is, null clears what is optional.",
})
export class UpdateUserInput implements EveryField<typeof updateUserSchema> {
  @Field(() => String, { nullable: true, description: USERNAME_RULE })
  username: string | undefined;

  @Field(() => String, {
    nullable: true,
    description: "Unique regardless of case; the main admin's cannot be changed.",
  })
  email: string | undefined;

  @Field(() => String, { nullable: true, description: FULL_NAME_RULE })
  name: string | null | undefined;

  @Field(() => String, { nullable: true, description: PHONE_FORMAT })
  contactNumber: string | null | undefined;

  @Field(() => String, { nullable: true, description: IMAGE_ADDRESS })
  profilePictureUrl: string | null | undefined;

  @Field(() => UserRole, {
    nullable: true,
    description: "Counts from the person's next request on; neither the main admin nor oneself can be made a USER.",
  })
  role: UserRole | undefined;
}
