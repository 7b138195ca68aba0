import { InboxMessage } from './entity.js';
import { InboxKind } from './enums.js';

/** A guest's message from the contact form, for tests and the demo. */
export const buildInboxMessage = (overrides: Partial<InboxMessage> = {}): InboxMessage =>
  Object.assign(new InboxMessage(), {
    kind: InboxKind.CONTACT,
    name: 'Sita Sharma',
    email: 'sita@example.com',
    subject: 'Opening hours',
    message: 'Are you open on Saturday?',
    createdAt: new Date('2026-03-01T04:00:00Z'),
    ...overrides,
  });
