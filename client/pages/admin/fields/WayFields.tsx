import type { TextOf } from '../../../admin/kit/editor/fieldsOf';
import { TextField } from '../../../admin/kit/editor/TextField';
import { FieldPair } from '../../../admin/kit/FieldLayout';

interface WayFieldsProps {
  labels: { text: string; link: string };
  text: TextOf;
  link: TextOf;
  /** What the page shows while nothing is written. */
  defaults?: { text: string; link: string };
}

/** A button of the page: its words, and where it leads. */
export const WayFields = ({ labels, text, link, defaults }: WayFieldsProps) => (
  <FieldPair>
    <TextField label={labels.text} placeholder={defaults?.text} {...text} />
    <TextField label={labels.link} placeholder={defaults?.link} {...link} />
  </FieldPair>
);
