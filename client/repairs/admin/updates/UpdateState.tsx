import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CheckIcon, InfoIcon, StatusBadge, type Tone, WarningIcon } from '../../../ui';
import { ClockIcon } from '../../../ui/icons/place';
import type { CustomerUpdateViewFragment, NotifiedBy } from './customerUpdates.gen';
import { When } from './When';

/** How far it is with telling a customer: an icon and words in the colour of what is to be done. */
export function UpdateState({ update }: { update: CustomerUpdateViewFragment }) {
  const { tone, Icon, words } = stateOf(update);
  return (
    <StatusBadge tone={tone} icon={<Icon size={18} />}>
      {words}
    </StatusBadge>
  );
}

interface State {
  tone: Tone;
  Icon: typeof CheckIcon;
  words: ReactNode;
}

/** A mail that goes later than that after it was due has waited for the morning. */
const AT_ONCE_MS = 60_000;

function stateOf(update: CustomerUpdateViewFragment): State {
  const { notifiedAt, notifiedBy, mailState, mailProblem, mailDueAt, dueAt } = update;
  if (notifiedAt && notifiedBy)
    return { tone: 'green', Icon: CheckIcon, words: TOLD[notifiedBy](<When value={notifiedAt} />) };
  if (mailState === 'FAILED') {
    return { tone: 'red', Icon: WarningIcon, words: <Trans>Email failed: {mailProblem}</Trans> };
  }
  if (mailState === 'UNKNOWN') {
    return { tone: 'red', Icon: WarningIcon, words: <Trans>The email may or may not have arrived</Trans> };
  }
  if (mailState === 'SENDING') return { tone: 'blue', Icon: ClockIcon, words: <Trans>The email is on its way</Trans> };
  if (!mailDueAt) return { tone: 'yellow', Icon: InfoIcon, words: <Trans>Not notified</Trans> };
  const when = <When value={mailDueAt} />;
  if (mailProblem) {
    const words = (
      <Trans>
        Email failed, next try at {when}: {mailProblem}
      </Trans>
    );
    return { tone: 'yellow', Icon: WarningIcon, words };
  }
  const isLater = Date.parse(mailDueAt) - Date.parse(dueAt) > AT_ONCE_MS;
  return {
    tone: 'blue',
    Icon: ClockIcon,
    words: isLater ? <Trans>Email waits until {when}</Trans> : <Trans>Email goes out at {when}</Trans>,
  };
}

const TOLD: Record<NotifiedBy, (when: ReactNode) => ReactNode> = {
  EMAIL: (when) => <Trans>Notified by email, {when}</Trans>,
  WHATSAPP: (when) => <Trans>Notified by WhatsApp, {when}</Trans>,
  VIBER: (when) => <Trans>Notified by Viber, {when}</Trans>,
  SMS: (when) => <Trans>Notified by SMS, {when}</Trans>,
  CALL: (when) => <Trans>Notified by phone, {when}</Trans>,
  SELF: (when) => <Trans>Known to the customer, {when}</Trans>,
};
