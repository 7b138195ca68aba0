import type { User } from '../accounts/entity.js';
import { buildUser } from '../accounts/factory.js';

/** A day in milliseconds. */
export const DAY_MS = 24 * 60 * 60 * 1000;

const PEOPLE: [username: string, name: string][] = [
  ['anita_gurung', 'Anita Gurung'],
  ['prakash_m', 'Prakash Maharjan'],
  ['sujata', 'सुजाता थापा'],
  ['tsering', 'Tsering Sherpa'],
  ['rabin_kc', 'Rabin KC'],
];

/** Customers with an account; without a password, so that nobody can sign in as one of them (decisions §10). */
export const demoPeople = (now: Date): User[] =>
  PEOPLE.map(([username, name], index) =>
    buildUser({
      username,
      name,
      email: `${username}@example.com`,
      createdAt: new Date(now.getTime() - (95 + index * 9) * DAY_MS),
    }),
  );
