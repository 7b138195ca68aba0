import { Field, InputType } from 'type-graphql';
import { z } from 'zod';

const MISSING = 'Email and password are required.';
const MAX_IDENTIFIER = 254;
const MAX_PASSWORD = 128;

const credential = (max: number) =>
  z
    .string({ error: MISSING })
    .min(1, MISSING)
    .max(max, 'Invalid credentials.')
    .refine((value) => !value.includes('\u0000'), 'Invalid credentials.');

/** public-site §5 'Login': one field takes the e-mail or the username. */
export const signInSchema = z.object({
  identifier: credential(MAX_IDENTIFIER).refine((value) => value.trim() !== '', MISSING),
  password: credential(MAX_PASSWORD),
});

@InputType({ description: 'How somebody signs in.' })
export class SignInInput implements z.input<typeof signInSchema> {
  @Field({ description: 'E-mail address or username, in any case.' })
  identifier!: string;

  @Field()
  password!: string;
}
