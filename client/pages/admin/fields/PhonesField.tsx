import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { plainEntry } from '../../../lib/plainLine';
import { TextField } from '../../../admin/kit/editor/TextField';

interface PhonesFieldProps {
  value: readonly string[];
  onChange: (phones: string[]) => void;
  /** Whether what stands empty between two commas stays (back-office §5: on the top bar, not on the contact page). */
  keepsEmpty?: boolean;
  error?: string | undefined;
  required?: boolean;
}

/** Telephone numbers in one line, with commas between them; each is trimmed (back-office §5). */
export function PhonesField({ value, onChange, keepsEmpty = false, error, required = false }: PhonesFieldProps) {
  const { t } = useLingui();
  const [text, setText] = useState(() => value.join(', '));
  // What is typed has spaces and commas that the list has not; it gives way only to another list.
  const [own, setOwn] = useState(value);
  if (own.join() !== value.join()) {
    setOwn(value);
    setText(value.join(', '));
  }

  function type(typed: string): void {
    const phones = parsePhones(typed, keepsEmpty);
    setText(typed);
    setOwn(phones);
    onChange(phones);
  }

  return (
    <TextField
      label={t`Phones`}
      hint={t`Separate several numbers with commas. The first one is shown in the top bar.`}
      required={required}
      value={text}
      error={error}
      onChange={type}
    />
  );
}

function parsePhones(text: string, keepsEmpty: boolean): string[] {
  const phones = text.split(',').map((phone) => plainEntry(phone));
  return keepsEmpty && text.trim() !== '' ? phones : phones.filter((phone) => phone !== '');
}
