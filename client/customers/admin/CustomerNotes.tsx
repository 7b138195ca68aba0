import { Trans, useLingui } from '@lingui/react/macro';
import { AdminTextField } from '../../admin/kit/AdminTextField';
import { DraftNotice } from '../../admin/kit/editor/DraftNotice';
import { useItemForm } from '../../admin/kit/editor/useItemForm';
import { DeleteButton } from '../../admin/kit/rowButtons';
import { useAdminAction } from '../../admin/kit/useAdminAction';
import { Button, CheckIcon, DateTime, Stack } from '../../ui';
import styles from './Customers.module.css';
import { type CustomerWholeFragment, useAddCustomerNoteMutation, useDeleteCustomerNoteMutation } from './customers.gen';

interface CustomerNotesProps {
  who: string;
  notes: CustomerWholeFragment['notes'];
}

/** What the shop remembers of somebody, who never sees it; the newest first. */
export function CustomerNotes({ who, notes }: CustomerNotesProps) {
  const { t } = useLingui();
  const { act, isBusy } = useAdminAction();
  const [remove] = useDeleteCustomerNoteMutation({ refetchQueries: ['CustomerRecord'] });

  async function forget(id: string): Promise<void> {
    if (!window.confirm(t`Delete this note?`)) return;
    await act(() => remove({ variables: { id } }), { done: t`Note deleted.`, key: id });
  }

  return (
    <section className={styles.panel} aria-label={t`Notes of the shop`}>
      <h3 className={styles.head}>
        <Trans>Notes of the shop</Trans>
      </h3>
      <div className={styles.body}>
        <NoteForm who={who} />
      </div>
      <ul className={styles.rows}>
        {notes.map(({ id, text, authorName, createdAt }) => (
          <li key={id} className={styles.note}>
            <p className={styles.text}>{text}</p>
            <span className={styles.when}>
              {authorName} <DateTime value={createdAt} />
            </span>
            <DeleteButton busy={isBusy(id)} onClick={() => void forget(id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A new note, kept as a draft while it is written. */
function NoteForm({ who }: { who: string }) {
  const { t } = useLingui();
  const [add] = useAddCustomerNoteMutation({ refetchQueries: ['CustomerRecord'], awaitRefetchQueries: true });
  const { form, draft, sending, submit } = useItemForm({
    name: `customerNote.${who}`,
    begun: { text: '' },
    version: null,
    saved: t`Note added.`,
    checks: 'warning',
    send: ({ text }) => add({ variables: { who, text } }),
    onClose: () => form.reset({ text: '' }),
  });
  return (
    <form onSubmit={submit} noValidate aria-label={t`New note`}>
      <Stack gap={1}>
        {draft.found && (
          <DraftNotice savedAt={draft.found.savedAt} onRestore={draft.restore} onDiscard={draft.discard} />
        )}
        <AdminTextField
          form={form}
          name="text"
          label={t`New note`}
          hint={t`Only admins see it.`}
          missing={t`A note cannot be empty.`}
          rows={2}
        />
        <div>
          <Button type="submit" size="sm" icon={<CheckIcon />} busy={sending}>
            <Trans>Add note</Trans>
          </Button>
        </div>
      </Stack>
    </form>
  );
}
