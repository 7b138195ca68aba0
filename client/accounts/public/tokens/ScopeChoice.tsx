import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { AccessScope } from '../../accessTokens.gen';
import { byDomain, SCOPE_WORDS, scopeName } from '../../accessScopes';
import { useFormMessage } from '../../formMessages';
import { scopesRule, type TokenValues } from '../../tokenForm';
import { FieldError } from '../../../ui';
import { CheckField } from '../../../ui/CheckField';
import styles from './Tokens.module.css';

interface ScopeChoiceProps {
  form: UseFormReturn<TokenValues>;
  grantable: readonly AccessScope[];
}

/** What a token may open: a box for each scope, with what it opens in words and as programs know it. */
export function ScopeChoice({ form, grantable }: ScopeChoiceProps) {
  const { i18n } = useLingui();
  const say = useFormMessage();
  const id = useId();
  const { message } = form.getFieldState('scopes', form.formState).error ?? {};
  return (
    <fieldset className={styles.scopes} aria-describedby={message ? `${id}-error ${id}` : id}>
      <legend className={styles.legend}>
        <Trans>Scopes</Trans>
      </legend>
      <p className={styles.hint} id={id}>
        <Trans>
          What the token may do, and never more than you may yourself. Changing something does not include reading it.
        </Trans>
      </p>
      <FieldError id={`${id}-error`}>{message && say(message)}</FieldError>
      <div className={styles.domains}>
        {byDomain(grantable).map(({ name, title, scopes }) => (
          <div key={name} className={styles.group} role="group" aria-labelledby={`${id}-${name}`}>
            <h3 className={styles.domain} id={`${id}-${name}`}>
              {i18n._(title)}
            </h3>
            {scopes.map((scope) => (
              <CheckField
                key={scope}
                value={scope}
                aria-invalid={message ? true : undefined}
                {...form.register('scopes', { validate: (_, values) => scopesRule(values) })}
              >
                {i18n._(SCOPE_WORDS[scope])} <code className={styles.scope}>{scopeName(scope)}</code>
              </CheckField>
            ))}
          </div>
        ))}
      </div>
    </fieldset>
  );
}
