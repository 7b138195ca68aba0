import { Trans, useLingui } from '@lingui/react/macro';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useErrorText } from '../../graphql/useErrorText';
import { codeAhead } from '../../lib/codeAhead';
import { ChatIcon, classes, toast } from '../../ui';
import styles from './ChatButton.module.css';
import type { ChatWindowProps } from './ChatWindow';

export const chatCode = codeAhead(() => import('./ChatWindow'));

/**
 * Opens the chat from every page (public-site §2, 'Shared on all pages'). The window's code travels after the page; once it was open the
 * window stays mounted, with what was typed into it.
 */
export function ChatButton() {
  const { t } = useLingui();
  const errorText = useErrorText();
  const [Window, setWindow] = useState<ComponentType<ChatWindowProps> | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);

  // The button is away while the window is there, so it takes the focus back only now.
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  async function open(): Promise<void> {
    try {
      const { ChatWindow } = chatCode.here ?? (await chatCode.fetch());
      setWindow(() => ChatWindow);
      setIsOpen(true);
    } catch (error) {
      toast.error(errorText(error));
    }
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className={classes(styles.button, isOpen && styles.away)}
        aria-label={t`Chat with the AI Assistant`}
        title={t`Chat with the AI Assistant`}
        aria-haspopup="dialog"
        onClick={() => void open()}
      >
        <ChatIcon size={28} />
        <span className={styles.word} aria-hidden="true">
          <Trans context="foot bar">Chat</Trans>
        </span>
      </button>
      {Window && <Window isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
}
