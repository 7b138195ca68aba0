import { Field, InputType } from 'type-graphql';
import { z } from 'zod';

export const CREDENTIALS_MISSING = 'Email and password are required.';

const credential = z.string({ error: CREDENTIALS_MISSING }).refine((value) => value.trim() !== '', CREDENTIALS_MISSING);

/** public-site §5 'Login': one field takes the e-mail or the username. */
export const signInSchema = z.object({ identifier: credential, password: credential }, { error: CREDENTIALS_MISSING });

@InputType({ description: 'How somebody signs in.' })
export class SignInInput implements z.input<typeof signInSchema> {
  @Field({ description: 'E-mail address or username, in any case.' })
  identifier!: string;

  @Field()
  password!: string;
}
