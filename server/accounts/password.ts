import { hash, verify } from '@node-rs/argon2';

/** Argon2id with OWASP's parameters (19 MiB, two passes, one lane), which are the library's own defaults. */
export const hashPassword = (password: string): Promise<string> => hash(password);

/** A hash of nothing in particular, so that an unknown account takes as long as a wrong password. */
const decoy = hash('no account has this password');

/** Whether the password is right; equally slow when there is no hash to compare with. */
export async function verifyPassword(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await decoy), password);
  return matches && Boolean(passwordHash);
}
