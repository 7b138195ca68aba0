import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';
import { FacebookMark, XMark } from '../../accounts/components/social/marks';
import { toClipboard } from '../../lib/clipboard';
import { shareOrigin } from '../../lib/shareOrigin';
import { Button, CheckIcon, CopyIcon, ShareIcon, toast, WhatsAppIcon } from '../../ui';
import styles from './ShareButton.module.css';

interface ShareButtonProps {
  /** The path of the page: an address that shows its picture and title wherever it is sent. */
  path: string;
  /** What the page is about. */
  title: string;
}

/** Gives the page on to others: the device's own way where it has one, else the link itself and the usual places for it. */
export function ShareButton({ path, title }: ShareButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();

  async function share(): Promise<void> {
    if (typeof navigator.share !== 'function') return setIsOpen(!isOpen);
    // Rejected when the person changes their mind, which is nothing to speak of.
    return navigator.share({ title, url: shareOrigin() + path }).catch(() => undefined);
  }

  return (
    <div className={styles.share}>
      <Button
        variant="secondary"
        icon={<ShareIcon />}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => void share()}
      >
        <Trans>Share</Trans>
      </Button>
      {isOpen && <Ways id={id} url={shareOrigin() + path} title={title} />}
    </div>
  );
}

function Ways({ id, url, title }: { id: string; url: string; title: string }) {
  const { t } = useLingui();
  const [copied, setCopied] = useState(false);

  async function copy(): Promise<void> {
    if (!(await toClipboard(url))) {
      toast.warning(t`Copying is not possible here. Please copy the address yourself: ${url}`);
      return;
    }
    setCopied(true);
    toast.success(t`Link copied.`);
  }

  const [link, words] = [encodeURIComponent(url), encodeURIComponent(title)];
  return (
    <ul id={id} className={styles.ways}>
      <li>
        <button type="button" className={styles.way} onClick={() => void copy()}>
          {copied ? <CheckIcon /> : <CopyIcon />}
          <Trans>Copy link</Trans>
        </button>
      </li>
      <Way href={`https://wa.me/?text=${words}%20${link}`} icon={<WhatsAppIcon />} name="WhatsApp" />
      <Way href={`https://www.facebook.com/sharer/sharer.php?u=${link}`} icon={<FacebookMark />} name="Facebook" />
      <Way href={`https://x.com/intent/post?url=${link}&text=${words}`} icon={<XMark />} name="X" />
    </ul>
  );
}

/** A plain link: nothing is loaded from there until somebody goes. */
function Way({ href, icon, name }: { href: string; icon: ReactNode; name: string }) {
  return (
    <li>
      <a className={styles.way} href={href} target="_blank" rel="noopener noreferrer">
        {icon}
        {name}
      </a>
    </li>
  );
}
