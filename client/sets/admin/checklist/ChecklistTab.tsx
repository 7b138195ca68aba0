import { Trans, useLingui } from '@lingui/react/macro';
import { AdminTextField } from '../../../admin/kit/AdminTextField';
import { Fields } from '../../../admin/kit/FieldLayout';
import { filledText } from '../../../admin/kit/filledText';
import { Found } from '../../../admin/kit/Found';
import { TabFrame } from '../../../admin/kit/TabFrame';
import { UnsavedGuard } from '../../../admin/kit/UnsavedGuard';
import { useSendingForm } from '../../../forms/useSendingForm';
import { useAnswer } from '../../../graphql/useAnswer';
import { useServerMessage } from '../../../graphql/useServerMessage';
import { Button, toast } from '../../../ui';
import { type SheetChecklistQuery, useSaveSheetChecklistMutation, useSheetChecklistQuery } from '../setsAdmin.gen';

/** What is checked on each set: the owner's own list, an item a line (decisions §14). */
export function ChecklistTab() {
  const { t } = useLingui();
  const { answer, failure } = useAnswer(useSheetChecklistQuery({ fetchPolicy: 'cache-and-network' }));
  return (
    <TabFrame title={t`Checklist of sets`}>
      <Found thing={answer} failure={failure} height="16rem">
        {(found) => <Editor key={found.sheetChecklist.version} checklist={found.sheetChecklist} />}
      </Found>
    </TabFrame>
  );
}

function Editor({ checklist: { items, version } }: { checklist: SheetChecklistQuery['sheetChecklist'] }) {
  const { t } = useLingui();
  const [save] = useSaveSheetChecklistMutation();
  const { form, sending, submit } = useSendingForm({
    defaultValues: { items: items.join('\n') },
    say: useServerMessage(),
    async send(values) {
      const lines = values.items.split('\n').map((line) => line.trim());
      await save({ variables: { input: { items: lines.filter(Boolean), version } } });
      toast.success(t`Checklist saved.`);
    },
  });
  return (
    <form onSubmit={submit} noValidate>
      {form.formState.isDirty && <UnsavedGuard />}
      <Fields>
        <AdminTextField
          form={form}
          name="items"
          label={t`What is checked on each set`}
          hint={t`One item per line, in the order of the check. Existing sheets keep theirs.`}
          rules={{ validate: filledText(t`The checklist has 1 to 30 items.`) }}
          rows={12}
        />
        <div>
          <Button type="submit" busy={sending}>
            <Trans>Save</Trans>
          </Button>
        </div>
      </Fields>
    </form>
  );
}
