import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { AccessScope } from '../../accessTokens.gen';
import { useTokenForm } from './useTokenForm';
import { dateRule, daysOf, LIFETIMES, nameRule } from '../../tokenForm';
import { Button, Select, TextInput } from '../../../ui';
import { KeyIcon } from '../../../ui/icons/account';
import { FormField } from '../FormField';
import { ScopeChoice } from './ScopeChoice';
import styles from './Tokens.module.css';

interface TokenFormProps {
  /** What this person can grant. */
  grantable: readonly AccessScope[];
  onMade: (token: string) => void;
}

/** Name, end and scopes of a new token. */
export function TokenForm({ grantable, onMade }: TokenFormProps) {
  const { t } = useLingui();
  const { form, sending, submit } = useTokenForm(onMade);
  const [days] = useState(() => daysOf(new Date()));
  const lifetimes: Record<(typeof LIFETIMES)[number], string> = {
    '30': t`In 30 days`,
    '90': t`In 90 days`,
    '365': t`In a year`,
    date: t`On a day that I choose`,
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <FormField
        form={form}
        name="name"
        label={<Trans>Name</Trans>}
        hint={<Trans>What the token is for, so that you recognise it later.</Trans>}
        rules={{ validate: (_, values) => nameRule(values) }}
      >
        {(control) => <TextInput {...control} autoComplete="off" />}
      </FormField>
      <div className={styles.end}>
        <FormField form={form} name="expiresAt" label={<Trans>Expires</Trans>} rules={{ deps: 'date' }}>
          {(control) => (
            <Select {...control}>
              {LIFETIMES.map((lifetime) => (
                <option key={lifetime} value={lifetime}>
                  {lifetimes[lifetime]}
                </option>
              ))}
            </Select>
          )}
        </FormField>
        {form.watch('expiresAt') === 'date' && (
          <FormField
            form={form}
            name="date"
            label={<Trans>Last day</Trans>}
            rules={{ validate: (_, values) => dateRule(values) }}
          >
            {(control) => <TextInput {...control} type="date" {...days} />}
          </FormField>
        )}
      </div>
      <ScopeChoice form={form} grantable={grantable} />
      <Button type="submit" icon={<KeyIcon />} busy={sending} className={styles.make}>
        <Trans>Create token</Trans>
      </Button>
    </form>
  );
}
