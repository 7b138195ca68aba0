import { UserRole } from '../core/policy.js';
import { User } from './entity.js';

let made = 0;

/** A person for tests and the demo, without a password. */
export function buildUser(overrides: Partial<User> = {}): User {
  made += 1;
  return Object.assign(new User(), {
    username: `person_${made}`,
    email: `person${made}@example.com`,
    name: 'Sita Sharma',
    role: UserRole.USER,
    createdAt: new Date('2026-01-01T00:00:00Z'),
    ...overrides,
  });
}
