import type { ComponentType } from 'react';
import { messengerUrl, telephoneUrl, whatsappUrl } from '../../../lib/contactLinks';
import { type IconProps } from '../../../ui';
import { MailIcon, MessengerIcon, PhoneIcon, WhatsAppIcon } from '../../../ui/icons/contact';
import type { ContactDetailsInfoFragment } from './contactDetails.gen';

/** What a way to the shop is made from; all of it as the owner wrote it. */
export type ContactSource = Omit<ContactDetailsInfoFragment, 'address' | 'hours'>;

/** A way to reach the shop by a press. */
export interface ContactWay {
  kind: 'phone' | 'email' | 'whatsapp' | 'messenger';
  href: string;
  /** The number, the address, or the name of the service. */
  words: string;
  /** The owner's icon, for `ContactIcon`. */
  custom: string | null;
  /** Ours. */
  Icon: ComponentType<IconProps>;
}

/** The phones, e-mail, WhatsApp and Messenger of the contact page that are filled in, in this order (public-site §2). */
export function contactWays(source: ContactSource): ContactWay[] {
  const ways: ContactWay[] = source.phones
    .map((phone) => phone.trim())
    .filter(Boolean)
    .map((phone) => ({
      kind: 'phone',
      href: telephoneUrl(phone),
      words: phone,
      custom: source.phoneIcon,
      Icon: PhoneIcon,
    }));
  const email = source.email?.trim();
  if (email) {
    ways.push({ kind: 'email', href: `mailto:${email}`, words: email, custom: source.emailIcon, Icon: MailIcon });
  }
  const whatsapp = source.whatsapp?.trim();
  if (whatsapp) {
    const href = whatsappUrl(whatsapp);
    ways.push({ kind: 'whatsapp', href, words: 'WhatsApp', custom: source.whatsappIcon, Icon: WhatsAppIcon });
  }
  const messenger = source.messenger?.trim();
  if (messenger) {
    const href = messengerUrl(messenger);
    ways.push({ kind: 'messenger', href, words: 'Messenger', custom: source.messengerIcon, Icon: MessengerIcon });
  }
  return ways;
}
