import { firstPhone, whatsappUrl } from '../../lib/contactLinks';
import { takesMessages } from '../../lib/phone';

interface Contacts {
  phones: readonly string[];
  whatsapp: string | null;
}

/**
 * The shop's phone, and the address of WhatsApp with a message begun. The first phone is the shop's WhatsApp, too, unless it is a landline;
 * a shop may still have a number there.
 */
export function quickWays(contacts: Contacts | undefined, message: string) {
  const phone = firstPhone(contacts?.phones);
  const number = phone && takesMessages(phone) ? phone : contacts?.whatsapp?.trim();
  return { phone, whatsapp: number && `${whatsappUrl(number)}?text=${encodeURIComponent(message)}` };
}
