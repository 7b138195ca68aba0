import { z } from 'zod';
import { route } from '../platform/http/rest.js';
import { UserRole } from '../platform/policy.js';
import type { User } from './entity.js';
import { CREDENTIALS_MISSING, signInSchema } from './inputs.js';
import { signIn } from './service.js';

/** A person as the legacy client knows them (public-site §3). */
export const userOutput = z.object({
  id: z.string(),
  username: z.string(),
  name: z.string().nullable(),
  email: z.string(),
  role: z.enum(UserRole),
});

const presentUser = ({ id, username, name, email, role }: User) => ({ id, username, name, email, role });

/** The legacy client calls the field `email`, though it takes a username too (public-site §7). */
const loginBody = z.object(
  { email: signInSchema.shape.identifier, password: signInSchema.shape.password },
  { error: CREDENTIALS_MISSING },
);

export const authRoutes = [
  route({
    method: 'post',
    path: '/auth/login',
    tag: 'Accounts',
    summary: 'Sign in with an e-mail address or username and a password.',
    body: loginBody,
    output: z.object({ token: z.string(), user: userOutput }),
    handle: async (ctx, { body }) => {
      const { email: identifier, password } = loginBody.parse(body);
      const { token, user } = await signIn(ctx, { identifier, password });
      return { token, user: presentUser(user) };
    },
  }),
];
