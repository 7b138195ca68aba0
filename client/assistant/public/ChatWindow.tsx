import { useLingui } from '@lingui/react/macro';
import { useDeferredValue, useState } from 'react';
import { useMediaQuery } from '../../ui/useMediaQuery';
import { isSpoken } from '../conversation';
import { useChat } from './useChat';
import { ChatFrame } from './ChatFrame';
import { ChatHeader } from './ChatHeader';
import { ChatInput } from './ChatInput';
import { ChatLog } from './ChatLog';

export interface ChatWindowProps {
  isOpen: boolean;
  onClose: () => void;
}

/**
 * The chat with the assistant (public-site §2, 'Search and chat'). Beside the page it stays open while links are followed;
 * where it covers the page, following one closes it. What is typed and said outlives the closing.
 */
export function ChatWindow({ isOpen, onClose }: ChatWindowProps) {
  const { t } = useLingui();
  const chat = useChat();
  const [text, setText] = useState('');
  const isPanel = useMediaQuery('(min-width: 48rem)');
  // Beside the page the next key must find the field. Over it nothing has the focus yet, so the press is answered by the empty window.
  const isFilled = useDeferredValue(isOpen, false) || isPanel;
  if (!isOpen) return null;

  function close(): void {
    chat.stop();
    onClose();
  }

  function send(): void {
    if (chat.send(text)) setText('');
  }

  const followed = isPanel ? undefined : close;
  return (
    <ChatFrame label={t`AI Assistant`} isPanel={isPanel} onClose={close}>
      {isFilled && (
        <>
          <ChatHeader messages={chat.messages.filter(isSpoken)} onNew={chat.clear} onLeave={close} />
          <ChatLog chat={chat} onFollow={followed} />
          <ChatInput
            text={text}
            onText={setText}
            onSend={send}
            isAnswering={chat.reply !== null}
            onStop={chat.stop}
            isDisabled={chat.status === 'notConfigured' || chat.status === 'failed'}
            takesFocusBack={isPanel}
          />
        </>
      )}
    </ChatFrame>
  );
}
