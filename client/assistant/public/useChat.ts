import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useServerMessage } from '../../graphql/useServerMessage';
import { sessionToken } from '../../lib/token';
import { useViewer } from '../../session/useViewer';
import { toast } from '../../ui';
import { createChat } from '../chat';
import { chatMemory, MAX_KEPT } from '../chatMemory';
import { useAssistantStatus } from './useAssistantStatus';

/** The conversation of this tab and what can be done with it (public-site §2, §4, §8). */
export function useChat() {
  const { t } = useLingui();
  const serverMessage = useServerMessage();
  const { viewer } = useViewer();
  const { status, loading, retry: askStatus } = useAssistantStatus();
  const [chat] = useState(() => createChat({ messages: chatMemory.read(), remember: chatMemory.save, max: MAX_KEPT }));
  const { messages, reply } = useSyncExternalStore(chat.subscribe, chat.state);

  // The next person at this device may be somebody else. A session that ran out takes nothing from the screen.
  useEffect(() => sessionToken.subscribe((end) => end === 'signedOut' && chat.clear()), [chat]);
  useEffect(() => () => chat.stop(), [chat]);

  const onStatusFailure = useEffectEvent(() => toast.error(t`Could not initialize AI chat assistant.`));
  useEffect(() => {
    if (status === 'failed') onStatusFailure();
  }, [status]);

  async function said(answer: Promise<string | null>): Promise<void> {
    const failure = await answer;
    if (failure !== null) toast.error(serverMessage(failure) || t`Sorry, there was an error getting a response.`);
  }

  /** @returns whether it was sent; if not, the visitor was told why */
  function send(text: string): boolean {
    if (!text.trim() || reply) return false;
    if (status === 'notConfigured') {
      toast.error(t`AI Assistant is not available due to missing API Key.`);
      return false;
    }
    if (status !== 'configured') {
      toast.error(t`Chat is not ready. Please try again.`);
      return false;
    }
    void said(chat.send(text.trim(), viewer?.profilePictureUrl ?? null));
    return true;
  }

  return {
    messages,
    reply,
    status,
    statusLoading: loading,
    askStatus,
    send,
    retry: () => void said(chat.retry()),
    stop: chat.stop,
    clear: chat.clear,
  };
}

export type Chat = ReturnType<typeof useChat>;
