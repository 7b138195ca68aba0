import { useLingui } from '@lingui/react/macro';
import { fieldsOf } from '../../../admin/kit/editor/fieldsOf';
import { EditorSection } from '../../../admin/kit/editor/EditorSection';
import { FieldPair, Fields } from '../../../admin/kit/FieldLayout';
import { orNull } from '../fields/orNull';
import { PictureUrlField } from '../../../admin/kit/editor/PictureUrlField';
import { TextField } from '../../../admin/kit/editor/TextField';
import { noSideCard, type SideCard } from './content';

interface SideCardFieldsProps {
  value: SideCard | null;
  onChange: (card: SideCard | null) => void;
  errorAt: (path: string) => string | undefined;
}

/** A picture with a few words beside the services; without anything in it there is none (decisions §12 'Shapes'). */
export function SideCardFields({ value, onChange, errorAt }: SideCardFieldsProps) {
  const { t } = useLingui();
  const card = value ?? noSideCard;
  const { text, optional } = fieldsOf(
    card,
    (part) => onChange(orNull({ ...card, ...part })),
    (field) => errorAt(`sideImageCard.${field}`),
  );
  return (
    <EditorSection title={t`Side Image Card`} hint={t`A picture beside the services, with a few words if you like.`}>
      <FieldPair>
        <Fields>
          <PictureUrlField label={t`Card picture`} purpose="pagePicture" {...text('imageUrl')} />
        </Fields>
        <Fields>
          <TextField label={t`Card title`} {...optional('title')} />
          <TextField label={t`Card text`} lines={3} {...optional('text')} />
        </Fields>
      </FieldPair>
    </EditorSection>
  );
}
