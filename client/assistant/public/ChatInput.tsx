import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { ArrowUpIcon, Button, icon, TextArea } from '../../ui';
import { MAX_QUESTION } from '../conversation';
import { sends } from '../enterKey';
import styles from './ChatInput.module.css';

const StopIcon = icon(<rect x="6" y="6" width="12" height="12" rx="2" fill="currentColor" />);

/** public-site §9: the input grows up to this height, in px, and scrolls from there on. */
const MAX_HEIGHT = 100;

interface ChatInputProps {
  text: string;
  onText: (text: string) => void;
  onSend: () => void;
  isAnswering: boolean;
  onStop: () => void;
  isDisabled: boolean;
  /** After every answer; else only after what was typed, so that no keyboard covers it unasked. */
  takesFocusBack: boolean;
}

/** Where the visitor writes; while the assistant answers it is disabled, and its button stops the answer (public-site §2, §9). */
export function ChatInput({ text, onText, onSend, isAnswering, onStop, isDisabled, takesFocusBack }: ChatInputProps) {
  const { t } = useLingui();
  const field = useRef<HTMLTextAreaElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const wasAnswering = useRef(false);
  const wasTyping = useRef(false);

  useLayoutEffect(() => {
    const area = field.current;
    if (!area) return;
    area.style.height = 'auto';
    const border = area.offsetHeight - area.clientHeight;
    area.style.height = `${Math.min(area.scrollHeight + border, MAX_HEIGHT)}px`;
  });

  useEffect(() => {
    if (wasAnswering.current && !isAnswering && (takesFocusBack || wasTyping.current)) {
      const { activeElement } = document;
      // Whoever went on to something else meanwhile is not called back.
      const isFree = activeElement === document.body || form.current?.parentElement?.contains(activeElement);
      if (isFree) field.current?.focus();
    }
    wasAnswering.current = isAnswering;
  }, [isAnswering, takesFocusBack]);

  function submit(event: FormEvent | KeyboardEvent): void {
    event.preventDefault();
    wasTyping.current = document.activeElement === field.current;
    onSend();
  }

  return (
    <form ref={form} className={styles.form} onSubmit={submit}>
      <TextArea
        ref={field}
        rows={1}
        className={styles.field}
        aria-label={t`Your message`}
        placeholder={t`Write a message…`}
        value={text}
        maxLength={MAX_QUESTION}
        enterKeyHint="send"
        disabled={isAnswering || isDisabled}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={(event) => sends(event) && submit(event)}
      />
      {isAnswering ? (
        <Button variant="secondary" icon={<StopIcon size={18} />} className={styles.stop} onClick={onStop}>
          <Trans>Stop</Trans>
        </Button>
      ) : (
        <Button type="submit" icon={<ArrowUpIcon size={22} />} aria-label={t`Send`} title={t`Send`} />
      )}
    </form>
  );
}
