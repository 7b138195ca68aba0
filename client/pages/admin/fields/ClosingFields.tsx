import { useLingui } from '@lingui/react/macro';
import { fieldsOf } from '../../../admin/kit/editor/fieldsOf';
import { TextField } from '../../../admin/kit/editor/TextField';

interface Closing {
  title: string;
  description: string | null;
}

interface ClosingFieldsProps {
  value: Closing;
  onChange: (part: Partial<Closing>) => void;
  /** @param field of the closing call */
  errorAt: (field: string) => string | undefined;
}

/** What the call at the end of a page says; its buttons are another matter. */
export function ClosingFields({ value, onChange, errorAt }: ClosingFieldsProps) {
  const { t } = useLingui();
  const { text, optional } = fieldsOf(value, onChange, errorAt);
  return (
    <>
      <TextField
        label={t`Closing title`}
        hint={t`If the closing call to action is left empty, the page ends without one.`}
        {...text('title')}
      />
      <TextField label={t`Closing description`} lines={3} {...optional('description')} />
    </>
  );
}
