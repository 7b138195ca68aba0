import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Tone } from '../../ui';
import type { InboxKind, InboxStatus } from './inboxAdmin.gen';

/** What becomes of a message (decisions §5). */
export const INBOX_STATUSES = {
  NEW: { label: msg`New`, tone: 'blue' },
  READ: { label: msg`Read`, tone: 'indigo' },
  ANSWERED: { label: msg`Answered`, tone: 'green' },
} as const satisfies Record<InboxStatus, { label: MessageDescriptor; tone: Tone }>;

export const INBOX_KINDS = {
  CONTACT: msg`Message`,
  APPLICATION: msg`Job application`,
} as const satisfies Record<InboxKind, MessageDescriptor>;
