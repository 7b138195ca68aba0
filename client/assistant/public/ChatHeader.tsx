import { Trans } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { Button, PersonIcon, RetryIcon, TestBars } from '../../ui';
import type { SentMessage } from '../conversation';
import { AssistantAvatar } from './AssistantAvatar';
import styles from './ChatHeader.module.css';
import { ContactOptions } from './ContactOptions';

interface ChatHeaderProps {
  /** What a person of the shop would be handed. */
  messages: readonly SentMessage[];
  onNew: () => void;
  /** The visitor goes on to another page. */
  onLeave: () => void;
}

/** Who answers, the way to a person, and a new beginning. */
export function ChatHeader({ messages, onNew, onLeave }: ChatHeaderProps) {
  const [isHanding, setIsHanding] = useState(false);
  const id = useId();
  return (
    <div className={styles.header}>
      <div className={styles.who}>
        <AssistantAvatar size={40} />
        <div>
          <h2 className={styles.title}>
            <Trans>AI Assistant</Trans>
          </h2>
          <p className={styles.voice}>
            <Trans>Knows our repairs, TVs and prices</Trans>
          </p>
        </div>
      </div>
      <div className={styles.tools}>
        <Button
          variant="ghost"
          size="sm"
          icon={<PersonIcon size={18} />}
          aria-expanded={isHanding}
          aria-controls={isHanding ? id : undefined}
          onClick={() => setIsHanding(!isHanding)}
        >
          <Trans>Talk to a person</Trans>
        </Button>
        {messages.length > 0 && (
          <Button variant="ghost" size="sm" icon={<RetryIcon size={18} />} onClick={onNew}>
            <Trans>New conversation</Trans>
          </Button>
        )}
      </div>
      {isHanding && (
        <div id={id} className={styles.ways}>
          <ContactOptions messages={messages} onLeave={onLeave} />
        </div>
      )}
      <TestBars className={styles.bars} />
    </div>
  );
}
