import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '../../lib/router/Link';
import { faqUrl } from '../../faq/urls';
import { Button, RetryIcon, VisuallyHidden } from '../../ui';
import { isUnanswered } from '../conversation';
import type { Chat } from './useChat';
import { useStickToEnd } from './useStickToEnd';
import { AiBubble, ChatBubble, SystemNote } from './ChatBubble';
import styles from './ChatLog.module.css';
import { Suggestions } from './Suggestions';

interface ChatLogProps {
  chat: Chat;
  /** A link was followed here. */
  onFollow: (() => void) | undefined;
}

/**
 * What was said, and what is in the way of saying more (public-site §8). The running reply is outside the log, or
 * every piece of it would be read out; once it is whole it comes into the log and is read out at once.
 */
export function ChatLog({ chat, onFollow }: ChatLogProps) {
  const { t } = useLingui();
  const { messages, reply, status } = chat;
  const end = useStickToEnd(reply?.id);
  return (
    // A long conversation scrolls, so the keyboard must be able to reach it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.scroller} tabIndex={0} {...end}>
      <AiBubble>
        <Trans>Namaste! Ask me about repairs, our TVs or the shop.</Trans>
      </AiBubble>
      {messages.length === 0 && status !== 'notConfigured' && <Suggestions onAsk={chat.send} />}
      <div role="log" aria-label={t`Conversation`} className={styles.log}>
        {messages.map((message) => (
          <ChatBubble key={message.id} message={message} onFollow={onFollow} />
        ))}
        {status === 'notConfigured' && (
          <SystemNote>
            <Trans>AI Assistant is not available due to missing API Key.</Trans>{' '}
            <Link to={faqUrl} onClick={onFollow}>
              <Trans>See the questions we are asked most</Trans>
            </Link>
          </SystemNote>
        )}
        {status === 'failed' && (
          <SystemNote>
            <Trans>Could not initialize AI chat assistant.</Trans>
          </SystemNote>
        )}
      </div>
      {reply && <ChatBubble message={reply} onFollow={onFollow} />}
      <VisuallyHidden>
        <output>
          {reply && (
            <span>
              <Trans>The assistant is answering…</Trans>
            </span>
          )}
        </output>
      </VisuallyHidden>
      {status === 'failed' && <Again busy={chat.statusLoading} onPress={chat.askStatus} />}
      {status === 'configured' && !reply && isUnanswered(messages) && <Again onPress={chat.retry} />}
    </div>
  );
}

function Again({ busy, onPress }: { busy?: boolean; onPress: () => void }) {
  return (
    <Button variant="secondary" size="sm" icon={<RetryIcon />} className={styles.again} busy={busy} onClick={onPress}>
      <Trans>Try again</Trans>
    </Button>
  );
}
