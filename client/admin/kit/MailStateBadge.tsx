import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { StatusBadge, type Tone } from '../../ui';
import { MailIcon } from '../../ui/icons/contact';

/** How far a mail can be. */
export const MAIL_STATES = {
  WAITING: { label: msg`Waiting`, tone: 'blue' },
  HELD: { label: msg`On hold`, tone: 'indigo' },
  SENDING: { label: msg`Being sent`, tone: 'yellow' },
  SENT: { label: msg`Sent`, tone: 'green' },
  SKIPPED: { label: msg({ message: 'Left out', context: 'of an email' }), tone: 'teal' },
  FAILED: { label: msg`Not delivered`, tone: 'red' },
  UNKNOWN: { label: msg`Unknown`, tone: 'purple' },
} as const satisfies Record<string, { label: MessageDescriptor; tone: Tone }>;

export type MailState = keyof typeof MAIL_STATES;

/** All of them, as the rule of a list's filter. */
export const MAIL_STATE_NAMES = Object.keys(MAIL_STATES) as MailState[];

/** How far a mail is, in one glance. */
export function MailStateBadge({ state }: { state: MailState }) {
  const { i18n } = useLingui();
  const { label, tone } = MAIL_STATES[state];
  return (
    <StatusBadge tone={tone} icon={<MailIcon size={18} />}>
      {i18n._(label)}
    </StatusBadge>
  );
}
