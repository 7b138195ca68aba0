import { Trans } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { Button, ChevronDownIcon, PersonIcon } from '../../ui';
import type { SentMessage } from '../conversation';
import { ContactOptions } from './ContactOptions';
import styles from './ContactOptions.module.css';

/** 'Talk to a person': the ways fold out below the button. */
export function TalkToPerson({ messages }: { messages: readonly SentMessage[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <div className={styles.fold}>
      <Button
        variant="ghost"
        size="sm"
        className={styles.opener}
        icon={<PersonIcon />}
        iconAfter={<ChevronDownIcon className={styles.turning} data-open={isOpen} />}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Trans>Talk to a person</Trans>
      </Button>
      {isOpen && (
        <div id={id}>
          <ContactOptions messages={messages} />
        </div>
      )}
    </div>
  );
}
