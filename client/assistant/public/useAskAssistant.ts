import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { readError } from '../../graphql/errors';
import { useServerMessage } from '../../graphql/useServerMessage';
import { toast } from '../../ui';
import { type AnswerSourceFragment, useAskAssistantMutation } from '../assistant.gen';
import { useAssistantStatus } from './useAssistantStatus';

/** What the server answers where the shop has no key (public-site §8, 'AI helper on FAQ'). */
const UNAVAILABLE = 'Sorry, I am currently unavailable. Please try again later.';
/** Not about the question, so it does not stand alone. */
const GENERAL = 'Something went wrong. Please try again later.';

/** What is below the question. */
export interface GivenAnswer {
  kind: 'answered' | 'failed' | 'unavailable';
  question: string;
  text: string;
  sources: readonly AnswerSourceFragment[];
}

/** 'Ask Our AI Assistant' (public-site §2 'FAQ', §4, §5, §8): one question at a time, the newest answer in place of the last. */
export function useAskAssistant() {
  const { t } = useLingui();
  const serverMessage = useServerMessage();
  const { status } = useAssistantStatus();
  const [mutate] = useAskAssistantMutation();
  const [given, setGiven] = useState<GivenAnswer | null>(null);
  const [loading, setLoading] = useState(false);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  // Where it could not be asked whether there is a key, the answer itself will tell.
  const isConfigured = status !== 'notConfigured';

  function sentenceOf(error: unknown): string {
    const { code, message } = readError(error);
    const details = serverMessage(message);
    if (code !== 'NETWORK' && message !== GENERAL) return details;
    return `${t`Sorry, I had trouble fetching an answer.`} ${t`Details: ${details}`}`;
  }

  async function ask(question: string): Promise<void> {
    if (running.current) return;
    if (!question.trim()) {
      toast.warning(t`Please enter a question.`);
      return;
    }
    const mine = new AbortController();
    running.current = mine;
    setLoading(true);
    setGiven(null);
    const unavailable = (sources: readonly AnswerSourceFragment[]) => {
      toast.error(t`The AI Assistant is not configured. Please contact support.`);
      setGiven({ kind: 'unavailable', question, text: serverMessage(UNAVAILABLE), sources });
    };
    try {
      const { data } = await mutate({
        variables: { question },
        context: { fetchOptions: { signal: mine.signal } },
      });
      if (mine.signal.aborted || !data) return;
      const { answer, sources } = data.askAssistant;
      if (!isConfigured || answer === UNAVAILABLE) {
        unavailable(sources);
        return;
      }
      setGiven({ kind: 'answered', question, text: answer, sources });
      toast.success(t`Answer retrieved successfully!`);
    } catch (error) {
      if (mine.signal.aborted) return;
      if (!isConfigured) {
        unavailable([]);
        return;
      }
      const text = sentenceOf(error);
      setGiven({ kind: 'failed', question, text, sources: [] });
      toast.error(text);
    } finally {
      running.current = null;
      setLoading(false);
    }
  }

  return { ask, given, loading, isConfigured };
}
