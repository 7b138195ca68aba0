import { ErrorIcon } from '../../ui';
import { useInboxMessage } from '../messages';
import styles from './InboxForm.module.css';

interface SendErrorProps {
  /** An English constant; nothing is shown without one. */
  message: string | undefined;
  /** The sentence around it, in the reader's language. */
  sentence?: (reason: string) => string;
}

/** A refusal that concerns no single field. The toast goes, and lies behind a window: this one stays to be read. */
export function SendError({ message, sentence = (reason) => reason }: SendErrorProps) {
  const say = useInboxMessage();
  // The region is in the page from the start, or its first words would not be read out.
  return (
    <div role="alert" className={styles.region}>
      {message && (
        <p className={styles.refusal}>
          <ErrorIcon size={22} />
          {sentence(say(message))}
        </p>
      )}
    </div>
  );
}
