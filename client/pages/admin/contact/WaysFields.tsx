import { useLingui } from '@lingui/react/macro';
import { FieldPair } from '../../../admin/kit/FieldLayout';
import { PhonesField } from '../fields/PhonesField';
import { TextField } from '../fields/TextField';
import type { ContactInfo } from './content';

export interface ContactInfoFieldsProps {
  info: ContactInfo;
  change: (part: Partial<ContactInfo>) => void;
  /** @param field of the details */
  errorOf: (field: keyof ContactInfo) => string | undefined;
}

interface WaysFieldsProps extends ContactInfoFieldsProps {
  /** As the top bar wants them: phones and e-mail are required, and empty phones stay (back-office §5). */
  forTopBar?: boolean;
}

/** Phones, e-mail, WhatsApp and Messenger. */
export function WaysFields({ info, change, errorOf, forTopBar = false }: WaysFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <FieldPair>
        <TextField
          label={t`Email`}
          type="email"
          hint={t`Visitors can message it with one tap.`}
          required={forTopBar}
          value={info.email}
          error={errorOf('email')}
          onChange={(email) => change({ email: email || null })}
        />
        <PhonesField
          required={forTopBar}
          keepsEmpty={forTopBar}
          value={info.phones}
          error={errorOf('phones')}
          onChange={(phones) => change({ phones })}
        />
      </FieldPair>
      <FieldPair>
        <TextField
          label={t`WhatsApp number`}
          type="tel"
          hint={t`The full number with country code and no symbols.`}
          value={info.whatsapp}
          error={errorOf('whatsapp')}
          onChange={(whatsapp) => change({ whatsapp: whatsapp || null })}
        />
        <TextField
          label={t`Messenger username`}
          hint={t`The username only.`}
          value={info.messenger}
          error={errorOf('messenger')}
          onChange={(messenger) => change({ messenger: messenger || null })}
        />
      </FieldPair>
    </>
  );
}
