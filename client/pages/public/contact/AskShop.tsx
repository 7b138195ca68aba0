import { Trans } from '@lingui/react/macro';
import { firstPhone, telephoneUrl, whatsappUrl } from '../../../lib/contactLinks';
import { LinkButton, Row } from '../../../ui';
import { PhoneIcon, WhatsAppIcon } from '../../../ui/icons/contact';
import { useShopContactsQuery } from '../../pages.gen';

/** The way out where the page could not help: the shop's phone and its WhatsApp. */
export function AskShop() {
  const { data, previousData } = useShopContactsQuery();
  const info = (data ?? previousData)?.contactPage?.contactInfo;
  const phone = firstPhone(info?.phones);
  const whatsapp = info?.whatsapp?.trim();
  if (!phone && !whatsapp) return null;
  return (
    <Row>
      {phone && (
        <LinkButton to={telephoneUrl(phone)} icon={<PhoneIcon />}>
          <Trans>Call us</Trans>
        </LinkButton>
      )}
      {whatsapp && (
        <LinkButton to={whatsappUrl(whatsapp)} variant="secondary" icon={<WhatsAppIcon />} rel="noopener noreferrer">
          <Trans>Ask on WhatsApp</Trans>
        </LinkButton>
      )}
    </Row>
  );
}
