import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Segments } from '../../../admin/kit/Segments';
import { useCopy } from '../../../admin/kit/useCopy';
import { EditIcon } from '../../../admin/kit/icons';
import { Button, ChatIcon, Row } from '../../../ui';
import { CopyIcon } from '../../../ui/icons/share';
import { PhoneIcon, WhatsAppIcon } from '../../../ui/icons/contact';
import { NepaliWord } from '../../../ui/drawings';
import styles from './CustomerNews.module.css';
import type { CustomerUpdateViewFragment, Language, NotifiedBy } from './customerUpdates.gen';
import { ViberIcon } from './icons';
import { MessageForm } from './MessageForm';
import { useMessageLanguage } from './useMessageLanguage';

interface MessageToolsProps {
  update: CustomerUpdateViewFragment;
  /** Keeps other words than those of the template. @returns whether they are kept */
  onWrite: (language: Language, words: string) => Promise<boolean>;
  /** Called when somebody is about to tell the customer in this way. */
  onNotified: (by: NotifiedBy) => void;
}

/** The message in the customer's language, and a press for each way to bring it to them. */
export function MessageTools({ update, onWrite, onNotified }: MessageToolsProps) {
  const { messages, customersLanguage, notifiedAt } = update;
  const { t } = useLingui();
  const copy = useCopy();
  const [usual, setUsual] = useMessageLanguage();
  /** What was chosen here goes before the language that the customer has chosen. */
  const [chosen, setChosen] = useState<Language | null>(null);
  const language = chosen ?? customersLanguage ?? usual;
  const [isWriting, setWriting] = useState(false);

  function setLanguage(next: Language): void {
    setUsual(next);
    setChosen(next);
    setWriting(false);
  }

  const message = messages.find((one) => one.language === language) ?? messages[0]!;
  const { text, isOwn, whatsapp, viber, sms } = message;

  return (
    <>
      <div className={styles.messageHead}>
        <span className={styles.aside}>
          <Trans>Message</Trans>
        </span>
        <Segments
          label={t`Language of the message`}
          value={language}
          choices={[
            { value: 'EN', words: 'English' },
            { value: 'NE', words: <NepaliWord height={18} />, label: t`Nepali` },
          ]}
          onChange={setLanguage}
        />
      </div>
      {isWriting ? (
        <MessageForm
          key={message.language}
          message={message}
          onCancel={() => setWriting(false)}
          onSave={async (typed) => {
            if (await onWrite(message.language, typed)) setWriting(false);
          }}
        />
      ) : (
        <p className={styles.message} lang={message.language === 'NE' ? 'ne' : 'en'}>
          {text}
        </p>
      )}
      {!isWriting && notifiedAt === null && (
        <Row gap={1}>
          <Button size="sm" variant="secondary" icon={<EditIcon size={18} />} onClick={() => setWriting(true)}>
            <Trans>Edit message</Trans>
          </Button>
          {isOwn && (
            <Button size="sm" variant="ghost" onClick={() => void onWrite(message.language, '')}>
              <Trans>Use the template</Trans>
            </Button>
          )}
        </Row>
      )}
      {whatsapp && viber && sms ? (
        <div className={styles.ways}>
          <Way href={whatsapp} icon={<WhatsAppIcon />} onPress={() => onNotified('WHATSAPP')} isPage>
            WhatsApp
          </Way>
          <Way href={viber} icon={<ViberIcon />} onPress={() => onNotified('VIBER')}>
            Viber
          </Way>
          <Way href={sms} icon={<ChatIcon />} onPress={() => onNotified('SMS')}>
            SMS
          </Way>
        </div>
      ) : (
        <p className={styles.aside}>
          <Trans>No message can be sent to this number.</Trans>
        </p>
      )}
      <div className={styles.ways}>
        <button type="button" className={styles.way} onClick={() => onNotified('CALL')}>
          <PhoneIcon />
          <Trans>Called</Trans>
        </button>
        <button type="button" className={styles.way} onClick={() => void copy(text, t`Message copied.`)}>
          <CopyIcon />
          <Trans>Copy</Trans>
        </button>
      </div>
    </>
  );
}

interface WayProps {
  href: string;
  icon: ReactNode;
  children: ReactNode;
  onPress: () => void;
  /** A page of its own; the others open a program beside this page. */
  isPage?: boolean;
}

function Way({ href, icon, children, onPress, isPage }: WayProps) {
  return (
    <a className={styles.way} href={href} onClick={onPress} {...(isPage && { target: '_blank', rel: 'noopener' })}>
      {icon}
      {children}
    </a>
  );
}
