import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { FacebookMark, XMark } from '../../accounts';
import { toClipboard } from '../../lib/clipboard';
import { CheckIcon, toast } from '../../ui';
import { CopyIcon } from '../../ui/icons/share';
import { WhatsAppIcon } from '../../ui/icons/contact';
import styles from './ShareButton.module.css';

/** The link itself and the usual places for it, where a device has no way of its own. */
export default function ShareWays({ id, url, title }: { id: string; url: string; title: string }) {
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
          <span>
            <Trans>Copy link</Trans>
          </span>
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
