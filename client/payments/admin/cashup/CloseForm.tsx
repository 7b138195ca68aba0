import { Trans, useLingui } from '@lingui/react/macro';
import { AdminTextField } from '../../../admin/kit/AdminTextField';
import { Fields } from '../../../admin/kit/FieldLayout';
import { parseRupees } from '../../../admin/kit/rupees';
import { UnsavedGuard } from '../../../admin/kit/UnsavedGuard';
import { useSendingForm } from '../../../forms/useSendingForm';
import { useServerMessage } from '../../../graphql/useServerMessage';
import { formatMoney } from '../../../lib/money';
import { Button, CheckIcon, toast } from '../../../ui';
import styles from './CashUp.module.css';
import { CashUpTableDocument, useCloseCashUpMutation } from './cashUp.gen';

interface CloseFormProps {
  day: string;
  /** What the ledger has in cash, as it is seen here. */
  cash: number;
  readAgain: () => Promise<void>;
}

/** The sentences are the server's own constants. */
const countedRule = (typed: string): string | undefined => {
  const counted = parseRupees(typed);
  if (counted === null) return 'Counted cash is required.';
  if (!Number.isFinite(counted)) return 'Counted cash must be a number.';
  return counted < 0 ? 'Counted cash cannot be negative.' : undefined;
};

/** What was counted; the difference shows while it is typed, and needs a word. */
export function CloseForm({ day, cash, readAgain }: CloseFormProps) {
  const { t, i18n } = useLingui();
  const say = useServerMessage();
  const [close] = useCloseCashUpMutation({ refetchQueries: [CashUpTableDocument] });
  const { form, sending, submit } = useSendingForm({
    defaultValues: { counted: '', note: '' },
    say,
    async send({ counted, note }) {
      await close({
        variables: { input: { day, counted: parseRupees(counted)!, expected: cash, note: note || null } },
      });
      toast.success(t`The day is closed.`);
      await readAgain();
    },
  });
  const counted = parseRupees(form.watch('counted'));
  const difference = counted === null || !Number.isFinite(counted) ? 0 : Math.round((counted - cash) * 100) / 100;
  const amount = formatMoney(Math.abs(difference), i18n.locale);
  const refusal = form.formState.errors.root?.server?.message;
  return (
    <form onSubmit={submit} noValidate aria-label={t`Close the day`} className={styles.close}>
      {form.formState.isDirty && <UnsavedGuard />}
      <Fields>
        <AdminTextField
          form={form}
          name="counted"
          label={t`Counted cash (Rs.)`}
          hint={t`The day's notes and coins, without what was in the till before.`}
          rules={{ validate: countedRule }}
          inputMode="decimal"
          autoComplete="off"
        />
        {difference !== 0 && (
          <p className={styles.difference} role="status">
            {difference > 0 ? (
              <Trans>{amount} more than in the ledger</Trans>
            ) : (
              <Trans>{amount} less than in the ledger</Trans>
            )}
          </p>
        )}
        <AdminTextField
          form={form}
          name="note"
          label={t`Note`}
          maxLength={500}
          rules={{
            validate: (note: string) =>
              difference === 0 || note.trim() ? undefined : 'Please say in a note why the cash differs.',
          }}
        />
        {refusal && <p role="alert">{say(refusal)}</p>}
        <div>
          <Button type="submit" icon={<CheckIcon />} busy={sending}>
            <Trans>Close the day</Trans>
          </Button>
        </div>
      </Fields>
    </form>
  );
}
