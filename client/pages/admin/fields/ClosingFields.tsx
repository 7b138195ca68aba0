import { useLingui } from '@lingui/react/macro';
import { TextField } from './TextField';

interface Closing {
  title: string;
  description: string | null;
}

interface ClosingFieldsProps {
  value: Closing;
  onChange: (closing: Closing) => void;
  errorAt: (path: string) => string | undefined;
}

/** What the call at the end of a page says; its buttons are another matter. */
export function ClosingFields({ value: { title, description }, onChange, errorAt }: ClosingFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <TextField
        label={t`Closing title`}
        hint={t`If the closing call to action is left empty, the page ends without one.`}
        value={title}
        error={errorAt('closingCta.title')}
        onChange={(text) => onChange({ title: text, description })}
      />
      <TextField
        label={t`Closing description`}
        lines={3}
        value={description}
        error={errorAt('closingCta.description')}
        onChange={(text) => onChange({ title, description: text || null })}
      />
    </>
  );
}
