import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { FormDialog } from '../../admin/kit/FormDialog';
import { Fields } from '../../admin/kit/FieldLayout';
import { useCopy } from '../../admin/kit/useCopy';
import { Button, Field, TextInput } from '../../ui';
import { CopyIcon } from '../../ui/icons/share';
import styles from './SecretDialog.module.css';

interface SecretDialogProps {
  secret: string;
  /** Whether there was none before it. */
  isFirst: boolean;
  onClose: () => void;
}

/** The secret of an endpoint, the only time that it is shown. */
export function SecretDialog({ secret, isFirst, onClose }: SecretDialogProps) {
  const { t } = useLingui();
  const copy = useCopy();

  return (
    <FormDialog
      title={t`Signing secret`}
      onClose={onClose}
      footer={
        <>
          <Button icon={<CopyIcon />} onClick={() => void copy(secret, t`Secret copied.`)}>
            <Trans>Copy</Trans>
          </Button>
          <Button variant="secondary" onClick={onClose}>
            <Trans>Done</Trans>
          </Button>
        </>
      }
    >
      <Fields>
        <p>
          <Trans>
            The receiver checks with it that a message is from you. It is shown only this once: keep it now.
          </Trans>
        </p>
        <SecretField secret={secret} />
        {!isFirst && (
          <p>
            <Trans>For 24 hours messages are also signed with the previous secret.</Trans>
          </p>
        )}
      </Fields>
    </FormDialog>
  );
}

function SecretField({ secret }: Pick<SecretDialogProps, 'secret'>) {
  const { t } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  // on the cross, where the browser puts it, Enter would throw the secret away
  useEffect(() => field.current?.focus(), []);
  return (
    <Field label={t`Secret`}>
      {(control) => (
        <TextInput
          {...control}
          ref={field}
          className={styles.secret}
          readOnly
          value={secret}
          spellCheck={false}
          onFocus={({ target }) => target.select()}
        />
      )}
    </Field>
  );
}
