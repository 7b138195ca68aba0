import { Trans } from '@lingui/react/macro';
import { textLanguage } from '../../lib/textLanguage';
import { classes } from '../../ui';
import type { SentMessage } from '../conversation';
import type { GivenAnswer } from './useAskAssistant';
import { AnswerSources } from './AnswerSources';
import styles from './AskAssistant.module.css';
import { AssistantAvatar } from './AssistantAvatar';
import { TalkToPerson } from './TalkToPerson';

/** An answer with what it rests on, or why there is none; and a way to ask a person. */
export function AnswerPanel({ given: { kind, question, text, sources } }: { given: GivenAnswer }) {
  const messages: SentMessage[] = [
    { sender: 'user', text: question },
    { sender: 'ai', text },
  ];
  return (
    <div className={classes(styles.answer, kind === 'failed' && styles.failed)}>
      <AssistantAvatar size={36} />
      <div className={styles.given}>
        <p className={styles.text} lang={textLanguage(text)}>
          {text}
        </p>
        <AnswerSources
          title={kind === 'unavailable' ? <Trans>These answers may help</Trans> : <Trans>From our pages</Trans>}
          sources={sources}
        />
        <TalkToPerson messages={messages} />
      </div>
    </div>
  );
}
