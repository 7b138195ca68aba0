import { useAssistantStatusQuery } from '../assistant.gen';

type AssistantState = 'unknown' | 'failed' | 'configured' | 'notConfigured';

/** Whether the assistant can be asked (decisions §8); `unknown` while the answer is on its way. */
export function useAssistantStatus() {
  const { data, previousData, error, loading, refetch } = useAssistantStatusQuery();
  const known = (data ?? previousData)?.assistant;
  const unanswered: AssistantState = error ? 'failed' : 'unknown';
  const answered: AssistantState = known?.configured ? 'configured' : 'notConfigured';
  return {
    status: known ? answered : unanswered,
    loading,
    retry: () => void refetch().catch(() => undefined),
  };
}
