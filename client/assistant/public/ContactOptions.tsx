import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import { useAnswer } from '../../graphql/useAnswer';
import { addToContactForm } from '../../inbox';
import { toClipboard } from '../../lib/clipboard';
import { firstPhone, messengerUrl, telephoneUrl, whatsappUrl } from '../../lib/contactLinks';
import { takesMessages } from '../../lib/phone';
import { contactFallback } from '../../pages';
import { contactUrl } from '../../pages/urls';
import { Button, LinkButton, Loading, Skeleton, toast } from '../../ui';
import { MailIcon, MessengerIcon, PhoneIcon, WhatsAppIcon } from '../../ui/icons/contact';
import { useContactOptionsQuery } from '../assistant.gen';
import type { SentMessage } from '../conversation';
import { linkText, transcriptOf } from '../transcript';
import styles from './ContactOptions.module.css';

interface ContactOptionsProps {
  /** What a person of the shop is to know. */
  messages: readonly SentMessage[];
  /** The visitor went on to the message form. */
  onLeave?: () => void;
}

/** The ways to a person of the shop that the contact page names; each takes along what was talked about. */
export function ContactOptions({ messages, onLeave }: ContactOptionsProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { phone: words, whatsapp, messenger, waiting } = useWays();
  const transcript = transcriptOf(messages, { user: t`Me`, ai: t`Assistant` });
  const text = transcript && `?text=${encodeURIComponent(linkText(transcript))}`;

  /** Messenger may drop the text of a link, so it lies ready to be pasted. */
  async function copy(): Promise<void> {
    // Where it cannot be copied, the link has it, too.
    if (transcript && (await toClipboard(transcript))) {
      toast.info(t`The conversation is copied. Paste it in Messenger if it is not there.`);
    }
  }

  function write(): void {
    if (transcript) addToContactForm({ subject: t`Question from the AI Assistant`, text: transcript });
    onLeave?.();
    void navigate(contactUrl);
  }

  return (
    <div className={styles.handOver}>
      {transcript && (
        <p className={styles.words}>
          <Trans>The conversation comes with you, so you need not repeat it.</Trans>
        </p>
      )}
      <div className={styles.ways}>
        {whatsapp && (
          <LinkButton {...elsewhere} icon={<WhatsAppIcon />} to={whatsappUrl(whatsapp) + text}>
            <Trans>WhatsApp</Trans>
          </LinkButton>
        )}
        {messenger && (
          <LinkButton
            {...elsewhere}
            icon={<MessengerIcon />}
            to={messengerUrl(messenger) + text}
            onClick={() => void copy()}
          >
            <Trans>Messenger</Trans>
          </LinkButton>
        )}
        {words && (
          <LinkButton
            variant="secondary"
            size="sm"
            icon={<PhoneIcon />}
            to={telephoneUrl(words)}
            aria-label={t`Call ${words}`}
          >
            {words}
          </LinkButton>
        )}
        {waiting && (
          <Loading>
            <Skeleton height="2.5rem" />
            <Skeleton height="2.5rem" />
          </Loading>
        )}
        <Button variant="secondary" size="sm" icon={<MailIcon />} onClick={write}>
          <Trans>Contact form</Trans>
        </Button>
      </div>
    </div>
  );
}

/** Leads out of our site, so the page stays open behind it. */
const elsewhere = { variant: 'secondary', size: 'sm', target: '_blank', rel: 'noopener noreferrer' } as const;

/** Where the contact page tells no way to the shop, or could not be loaded, our own phone is in (public-site §2 'Contact'). */
function useWays() {
  const { answer, failure } = useAnswer(useContactOptionsQuery());
  const info = answer?.contactPage?.contactInfo;
  const phone = firstPhone(info?.phones)?.trim();
  const whatsapp = info?.whatsapp?.trim() || (phone && takesMessages(phone) ? phone : undefined);
  const messenger = info?.messenger?.trim();
  const waiting = !answer && !failure;
  const isNone = !waiting && !phone && !whatsapp && !messenger && !info?.email?.trim();
  return { phone: isNone ? contactFallback.phones[0] : phone, whatsapp, messenger, waiting };
}
