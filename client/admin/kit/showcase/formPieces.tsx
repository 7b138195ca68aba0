import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { CheckField } from '../../../ui/CheckField';
import { AdminSelect } from '../AdminSelect';
import { AdminTextField } from '../AdminTextField';
import { ItemFormDialog } from '../editor/ItemFormDialog';
import { RichTextField } from '../editor/RichTextField';
import { useItemForm } from '../editor/useItemForm';
import { FieldPair, Fields } from '../FieldLayout';
import { MAIL_STATES } from '../MailStateBadge';
import { Opener } from './Opener';

const begun = {
  name: '',
  state: 'SENT',
  price: '12500',
  note: 'Two lines\nof text.',
  text: '<p>Rich</p>',
  isShown: true,
};

/** All fields of a form; one of them is wrong. */
function AllFields() {
  const form = useForm({ defaultValues: begun });
  const { setError } = form;
  useEffect(() => setError('name', { message: 'Name is required.' }), [setError]);
  return (
    <Fields>
      <AdminTextField form={form} name="name" label="Name" missing="Name is required." />
      <FieldPair>
        <AdminSelect form={form} name="state" label="State" words={MAIL_STATES} />
        <AdminTextField form={form} name="price" label="Price (Rs.)" hint="0 is on request." type="number" />
      </FieldPair>
      <AdminTextField form={form} name="note" label="Note" rows={2} />
      <RichTextField form={form} name="text" label="Text" markdown={false} />
      <CheckField {...form.register('isShown')}>Visitors see it</CheckField>
    </Fields>
  );
}

function ThingForm({ onClose }: { onClose: () => void }) {
  const item = useItemForm({ name: 'kit', begun, version: null, saved: 'Saved.', send: async () => ({}), onClose });
  return (
    <ItemFormDialog item={item} title="Add Thing">
      <AllFields />
    </ItemFormDialog>
  );
}

/** What forms are made of. */
export const formPieces = {
  'Fields of a form': () => <AllFields />,
  'The form of a row': () => <Opener>{(onClose) => <ThingForm onClose={onClose} />}</Opener>,
};
