import { Trans, useLingui } from '@lingui/react/macro';
import { memo, type ReactNode } from 'react';
import { Avatar } from '../../accounts';
import { useServerMessage } from '../../graphql/useServerMessage';
import { formatDateTime, formatTime } from '../../lib/dates';
import { textLanguage } from '../../lib/textLanguage';
import { classes } from '../../ui';
import type { ChatMessage } from '../conversation';
import { AnswerSources } from './AnswerSources';
import { AssistantAvatar } from './AssistantAvatar';
import styles from './ChatBubble.module.css';

interface ChatBubbleProps {
  message: ChatMessage;
  onFollow: (() => void) | undefined;
}

/** One message: the visitor's to the right, the assistant's to the left (public-site §3, 'Chat message'). */
export const ChatBubble = memo(function ChatBubble({ message, onFollow }: ChatBubbleProps) {
  const { sender, text, timestamp, avatar, sources, failed } = message;
  if (sender === 'system') return <SystemNote>{text}</SystemNote>;
  if (sender === 'user') {
    return (
      <div className={classes(styles.row, styles.mine)}>
        <div className={styles.side}>
          <div className={classes(styles.bubble, styles.asked)} lang={textLanguage(text)}>
            {text}
          </div>
          <Clock at={timestamp} />
        </div>
        {avatar && <Avatar person={{ name: null, username: '', profilePictureUrl: avatar }} />}
      </div>
    );
  }
  if (failed) {
    return (
      <AiBubble failed at={timestamp}>
        <Trouble sentence={text} />
      </AiBubble>
    );
  }
  if (!text) {
    return (
      <AiBubble>
        <span className={styles.dots} aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
      </AiBubble>
    );
  }
  return (
    <AiBubble at={timestamp}>
      <div lang={textLanguage(text)}>{text}</div>
      <AnswerSources title={<Trans>From our pages</Trans>} sources={sources} onFollow={onFollow} />
    </AiBubble>
  );
});

/** What is in place of an answer (public-site §8): the server's sentence, if it had one for the visitor. */
function Trouble({ sentence }: { sentence: string }) {
  const { t } = useLingui();
  const serverMessage = useServerMessage();
  return sentence ? serverMessage(sentence) : t`I'm having trouble connecting right now.`;
}

interface AiBubbleProps {
  /** ISO 8601; without it the time is not shown. */
  at?: string;
  failed?: boolean;
  children: ReactNode;
}

/** Something that the assistant says. */
export function AiBubble({ at, failed, children }: AiBubbleProps) {
  return (
    <div className={styles.row}>
      <AssistantAvatar />
      <div className={styles.side}>
        <div className={classes(styles.bubble, failed && styles.failed)}>{children}</div>
        {at && <Clock at={at} />}
      </div>
    </div>
  );
}

/** A word of the site's own, said by nobody. */
export function SystemNote({ children }: { children: ReactNode }) {
  return <p className={styles.system}>{children}</p>;
}

function Clock({ at }: { at: string }) {
  const { i18n } = useLingui();
  return (
    <time className={styles.clock} dateTime={at} title={formatDateTime(at, i18n.locale)}>
      {formatTime(at, i18n.locale)}
    </time>
  );
}
