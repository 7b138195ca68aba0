import { useLingui } from '@lingui/react/macro';
import styles from './Suggestions.module.css';

/** What many ask, for a beginning by a press. */
export function Suggestions({ onAsk }: { onAsk: (question: string) => void }) {
  const { t } = useLingui();
  const questions = [t`What does a repair cost?`, t`Do you pick up and deliver?`, t`How do I track my repair?`];
  return (
    <ul className={styles.suggestions} aria-label={t`Suggested questions`}>
      {questions.map((question) => (
        <li key={question}>
          <button type="button" className={styles.chip} onClick={() => onAsk(question)}>
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}
