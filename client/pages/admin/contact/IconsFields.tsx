import { useLingui } from '@lingui/react/macro';
import { FieldPair } from '../../../admin/kit/FieldLayout';
import { MailIcon, MessengerIcon, PhoneIcon, WhatsAppIcon } from '../../../ui/icons/contact';
import { IconSourceField } from '../fields/IconSourceField';
import type { ContactInfoFieldsProps } from './WaysFields';

/** An optional icon of the owner's for each way to reach the shop (back-office §3 'Top bar settings'). */
export function IconsFields({ info, change, errorOf }: ContactInfoFieldsProps) {
  const { t } = useLingui();
  const pairs = [
    [
      ['phoneIcon', t`Phone icon`, PhoneIcon],
      ['emailIcon', t`Email icon`, MailIcon],
    ],
    [
      ['whatsappIcon', t`WhatsApp icon`, WhatsAppIcon],
      ['messengerIcon', t`Messenger icon`, MessengerIcon],
    ],
  ] as const;
  return pairs.map((icons) => (
    <FieldPair key={icons[0][0]}>
      {icons.map(([field, label, Icon]) => (
        <IconSourceField
          key={field}
          label={label}
          Icon={Icon}
          value={info[field]}
          error={errorOf(field)}
          onChange={(source) => change({ [field]: source })}
        />
      ))}
    </FieldPair>
  ));
}
