import { OutgoingMail } from './entity.js';

let made = 0;

/** A mail that waits to be sent, for tests and the demo. */
export function buildMail(overrides: Partial<OutgoingMail> = {}): OutgoingMail {
  made += 1;
  return Object.assign(new OutgoingMail(), {
    kind: 'welcome',
    recipient: `person${made}@example.com`,
    isUrgent: true,
    createdAt: new Date('2026-03-01T04:00:00Z'),
    dueAt: new Date('2026-03-01T04:00:00Z'),
    ...overrides,
  });
}
