import { useLingui } from '@lingui/react/macro';
import { fieldsOf } from '../../../admin/kit/editor/fieldsOf';
import { FieldPair } from '../../../admin/kit/FieldLayout';
import { FieldError } from '../../../ui';
import { OrderField } from '../fields/OrderField';
import { TextField } from '../../../admin/kit/editor/TextField';
import { CallToActionFields } from './CallToActionFields';
import { asType, type Section } from './content';
import { FullWidthTextFields } from './FullWidthTextFields';
import { IconGridFields } from './IconGridFields';
import { LocationFields } from './LocationFields';
import { LookFields } from './LookFields';
import type { SectionFieldsProps } from './sectionFields';
import { SectionTypeField } from './SectionTypeField';
import { TeamFields } from './TeamFields';
import { TextWithImageFields } from './TextWithImageFields';

interface SectionFormProps extends SectionFieldsProps<Section> {
  /** A new one may still become another type. */
  isNew: boolean;
}

/** The window of a section: what all of them have, around the fields of its type. */
export function SectionForm({ isNew, ...props }: SectionFormProps) {
  const { t } = useLingui();
  const { section, change, errors, files } = props;
  const { text } = fieldsOf<Pick<Section, 'title' | 'subtitle'>>(section, change);
  return (
    <>
      {isNew && <SectionTypeField value={section.type} onChange={(type) => change(asType(section, type))} />}
      <FieldPair>
        <TextField label={t`Title`} {...text('title')} />
        <TextField label={t`Subtitle`} {...text('subtitle')} />
      </FieldPair>
      <TypeFields {...props} />
      <LookFields section={section} change={change} files={files} />
      <OrderField value={section.order} error={errors.order} onChange={(order) => change({ order })} />
      <FieldError id={undefined}>{errors.files}</FieldError>
    </>
  );
}

function TypeFields({ section, ...props }: SectionFieldsProps<Section>) {
  switch (section.type) {
    case 'textWithImage':
      return <TextWithImageFields section={section} {...props} />;
    case 'iconGrid':
      return <IconGridFields section={section} {...props} />;
    case 'teamShowcase':
      return <TeamFields section={section} {...props} />;
    case 'callToAction':
      return <CallToActionFields section={section} {...props} />;
    case 'fullWidthText':
      return <FullWidthTextFields section={section} {...props} />;
    default:
      return <LocationFields section={section} {...props} />;
  }
}
