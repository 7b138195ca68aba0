import { FieldPair } from '../../../admin/kit/FieldLayout';
import { TextField } from './TextField';

interface WayFieldsProps {
  labels: { text: string; link: string };
  text: string | null;
  link: string | null;
  onText: (text: string) => void;
  onLink: (link: string) => void;
  errors?: { text?: string | undefined; link?: string | undefined };
  /** What the page shows while nothing is written. */
  defaults?: { text: string; link: string };
  hint?: string;
}

/** A button of the page: its words, and where it leads. */
export function WayFields({ labels, text, link, onText, onLink, errors, defaults, hint }: WayFieldsProps) {
  return (
    <FieldPair>
      <TextField
        label={labels.text}
        value={text}
        error={errors?.text}
        onChange={onText}
        {...(defaults && { placeholder: defaults.text })}
      />
      <TextField
        label={labels.link}
        value={link}
        error={errors?.link}
        hint={hint}
        onChange={onLink}
        {...(defaults && { placeholder: defaults.link })}
      />
    </FieldPair>
  );
}
