import { useLingui } from '@lingui/react/macro';
import { EditorSection } from '../../../admin/kit/editor/EditorSection';
import { FieldPair, Fields } from '../../../admin/kit/FieldLayout';
import { orNull } from '../fields/orNull';
import { PictureUrlField } from '../../../admin/kit/editor/PictureUrlField';
import { TextField } from '../fields/TextField';
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
  const change = (part: Partial<SideCard>) => onChange(orNull({ ...card, ...part }));
  return (
    <EditorSection title={t`Side Image Card`} hint={t`A picture beside the services, with a few words if you like.`}>
      <FieldPair>
        <Fields>
          <PictureUrlField
            label={t`Card picture`}
            purpose="pagePicture"
            value={card.imageUrl}
            error={errorAt('sideImageCard.imageUrl')}
            onChange={(imageUrl) => change({ imageUrl })}
          />
        </Fields>
        <Fields>
          <TextField
            label={t`Card title`}
            value={card.title}
            error={errorAt('sideImageCard.title')}
            onChange={(title) => change({ title: title || null })}
          />
          <TextField
            label={t`Card text`}
            lines={3}
            value={card.text}
            error={errorAt('sideImageCard.text')}
            onChange={(text) => change({ text: text || null })}
          />
        </Fields>
      </FieldPair>
    </EditorSection>
  );
}
