import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { AdminField } from '../../admin/kit/AdminField';
import { Fields } from '../../admin/kit/FieldLayout';
import { FormDialog } from '../../admin/kit/FormDialog';
import { useSendingForm } from '../../forms/useSendingForm';
import { useServerMessage } from '../../graphql/useServerMessage';
import { FilePick } from '../../media';
import { Button, TextArea, toast } from '../../ui';
import { FileIcon } from '../../ui/icons/pages';
import styles from './ImportDialog.module.css';
import { ImportResult, type ImportOutcome } from './ImportResult';
import { useImportSubscriptionsMutation } from './newsletterAdmin.gen';

/** As the server sees it; longer ones are not even read. */
const MAX_BYTES = 1_000_000;
const NOTHING = 'There are no addresses in this list.';

/** Brings addresses from elsewhere, pasted or out of a file, and says what has become of each line. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const say = useServerMessage();
  const [importList] = useImportSubscriptionsMutation({ refetchQueries: ['SubscriptionTable'] });
  const [outcome, setOutcome] = useState<ImportOutcome | null>(null);
  const { form, sending, submit } = useSendingForm({
    defaultValues: { text: '' },
    say,
    checks: 'warning',
    retryAt: 'text',
    async send({ text }) {
      const { data } = await importList({ variables: { text } });
      setOutcome(data!.importSubscriptions);
    },
  });

  async function take([file]: File[]): Promise<void> {
    if (!file) return;
    if (file.size > MAX_BYTES) return toast.warning(say('A list can have at most 1 MB.'));
    form.setValue('text', await file.text(), { shouldDirty: true });
    form.clearErrors();
  }

  if (outcome) {
    return (
      <FormDialog
        title={t`Import Subscribers`}
        onClose={onClose}
        footer={
          <Button variant="secondary" onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
        }
      >
        <ImportResult outcome={outcome} />
      </FormDialog>
    );
  }
  return (
    <FormDialog
      title={t`Import Subscribers`}
      onClose={onClose}
      dirty={form.formState.isDirty}
      busy={sending}
      save={<Trans>Import</Trans>}
      onSubmit={submit}
    >
      <Fields>
        <AdminField
          form={form}
          name="text"
          label={t`Addresses`}
          hint={<Trans>One address per line, or a CSV file with a column Email, like our own export.</Trans>}
          required
          rules={{ validate: (text: string) => (text.trim() ? undefined : NOTHING) }}
        >
          {(control) => <TextArea {...control} rows={10} spellCheck={false} className={styles.list} />}
        </AdminField>
        <div className={styles.file}>
          <FilePick accept=".csv,.txt,text/csv,text/plain" onFiles={(files) => void take(files)}>
            <FileIcon />
            <Trans>Choose a file</Trans>
          </FilePick>
        </div>
        <p className={styles.note}>
          <Trans>
            Please import only people who have asked for the newsletter. Whoever has unsubscribed stays out, here or
            where the list comes from.
          </Trans>
        </p>
      </Fields>
    </FormDialog>
  );
}
