import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { toClipboard } from '../../../lib/clipboard';
import { Button, Field, TextInput, toast, WarningIcon } from '../../../ui';
import { CopyIcon } from '../../../ui/icons/share';
import styles from './Tokens.module.css';

/** A token that was just made, for as long as it can be seen: until it is put away or the page is left. */
export function NewToken({ token, onDone }: { token: string; onDone: () => void }) {
  const { t } = useLingui();
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);

  async function copy(): Promise<void> {
    if (await toClipboard(token)) toast.success(t`Token copied.`);
    else toast.warning(t`Copying is not possible here. Please mark the token and copy it by hand.`);
  }

  return (
    <div className={styles.fresh}>
      <p ref={words} tabIndex={-1} className={styles.once}>
        <WarningIcon size={22} />
        <Trans>Copy your token now. It will not be shown again.</Trans>
      </p>
      <Field
        label={<Trans>Token</Trans>}
        hint={
          <Trans>
            Programs send it with each request: <code className={styles.scope}>Authorization: Bearer …</code>
          </Trans>
        }
      >
        {(control) => (
          <TextInput
            {...control}
            readOnly
            value={token}
            spellCheck={false}
            autoComplete="off"
            className={styles.token}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        )}
      </Field>
      <div className={styles.actions}>
        <Button icon={<CopyIcon />} onClick={() => void copy()}>
          <Trans>Copy the token</Trans>
        </Button>
        <Button variant="secondary" onClick={onDone}>
          <Trans>I have saved it</Trans>
        </Button>
      </div>
    </div>
  );
}
