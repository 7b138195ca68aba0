import styles from './LoggedExchange.module.css';

interface LoggedExchangeProps {
  description: string;
  question: string;
  answer: string;
}

/** What the AI helper was asked, and folded up below it what it answered. */
export function LoggedExchange({ description, question, answer }: LoggedExchangeProps) {
  return (
    <details className={styles.exchange}>
      <summary>{description}</summary>
      {question !== description && <p>{question}</p>}
      <p>{answer}</p>
    </details>
  );
}
