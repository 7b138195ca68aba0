import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { AdminTextField } from '../../../admin/kit/AdminTextField';
import { FieldPair, Fields } from '../../../admin/kit/FieldLayout';
import { useSendingForm } from '../../../forms/useSendingForm';
import { useServerMessage } from '../../../graphql/useServerMessage';
import { LineList, PricePicker, TemplatePicker, useLines } from '../../../prices/admin';
import { Button, CheckIcon, Row, toast } from '../../../ui';
import {
  type AdminQuoteFragment,
  type RepairDetailViewFragment,
  useSaveQuoteDraftMutation,
} from '../detail/repairDetail.gen';
import { coverEach } from './coverage';
import { type DraftValues, draftOf, toDraftInput } from './draftValues';

/** What a quote is for. */
export type Quoted = Pick<RepairDetailViewFragment, 'id' | 'tvType' | 'brand' | 'coverage'>;

interface QuoteEditorProps {
  repair: Quoted;
  draft: AdminQuoteFragment | undefined;
  /** What a new draft begins with. */
  begun: AdminQuoteFragment | undefined;
  onClose: () => void;
  onDirtyChange: (dirty: boolean) => void;
}

/** The draft of a quote: its lines, a word to the customer, and until when it is to hold. */
export function QuoteEditor({ repair, draft, begun, onClose, onDirtyChange }: QuoteEditorProps) {
  const { t } = useLingui();
  const say = useServerMessage();
  const [save] = useSaveQuoteDraftMutation();
  const [isUploading, setUploading] = useState(false);
  const { form, sending, submit } = useSendingForm<DraftValues>({
    defaultValues: draftOf(draft ?? begun, repair.coverage),
    say,
    async send(values) {
      await save({ variables: { repairId: repair.id, input: toDraftInput(values, draft?.revision ?? null) } });
      toast.success(t`Draft saved. The customer does not see it yet.`);
      onClose();
    },
  });
  const lines = useLines(form);
  const { isDirty, errors } = form.formState;
  const tell = useEffectEvent((dirty: boolean) => onDirtyChange(dirty));
  useEffect(() => {
    tell(isDirty);
    return () => tell(false);
  }, [isDirty]);
  const refusal = errors.root?.server?.message;

  return (
    <form onSubmit={submit} noValidate aria-label={t`Quote`}>
      <Fields>
        <LineList lines={lines} covered={coverEach(lines.inOrder, repair.coverage)} onUploading={setUploading}>
          <FieldPair>
            <PricePicker set={repair} onPick={(line) => lines.add([line])} />
            <TemplatePicker onPick={lines.add} />
          </FieldPair>
        </LineList>
        <AdminTextField form={form} name="note" label={t`Note for the customer`} rows={2} maxLength={1000} />
        <AdminTextField
          form={form}
          name="validUntil"
          label={t`Valid until`}
          hint={t`If empty, 14 days from the offer. Kathmandu time.`}
          type="datetime-local"
        />
        {refusal && <p role="alert">{say(refusal)}</p>}
        <Row gap={1}>
          <Button type="submit" icon={<CheckIcon />} busy={sending || isUploading}>
            <Trans>Save draft</Trans>
          </Button>
          <Button variant="secondary" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </Row>
      </Fields>
    </form>
  );
}
