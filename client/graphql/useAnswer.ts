import { useErrorText } from './useErrorText';

interface Question<Data> {
  data?: Data | undefined;
  previousData?: Data | undefined;
  error?: unknown;
  loading: boolean;
  refetch: () => Promise<unknown>;
}

/** What an `ErrorState` is told. */
interface Failure {
  /** In the reader's language. */
  message: string;
  onRetry: () => void;
  /** Whether another try is on its way. */
  busy: boolean;
}

/**
 * What a screen shows of a query: the newest answer there is, for after a failed refetch what was on screen stays there; or why
 * there is none; or neither, while it is on its way.
 */
export function useAnswer<Data>({ data, previousData, error, loading, refetch }: Question<Data>): {
  answer: Data | undefined;
  failure: Failure | null;
} {
  const errorText = useErrorText();
  const answer = data ?? previousData;
  const failed = answer === undefined && error !== undefined;
  return {
    answer,
    failure: failed
      ? { message: errorText(error), onRetry: () => void refetch().catch(() => undefined), busy: loading }
      : null,
  };
}
