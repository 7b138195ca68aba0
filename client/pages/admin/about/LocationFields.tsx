import { useLingui } from '@lingui/react/macro';
import { fieldsOf } from '../../../admin/kit/editor/fieldsOf';
import { MapFrame } from '../../public/contact/MapFrame';
import { isMapAddress } from '../../public/contact/mapAddress';
import { MapField } from '../fields/MapField';
import { TextField } from '../../../admin/kit/editor/TextField';
import type { Location } from './content';
import type { SectionFieldsProps } from './sectionFields';

/** Where the shop is. */
export function LocationFields({ section, change, errors }: SectionFieldsProps<Location>) {
  const { t } = useLingui();
  const { mapEmbedUrl } = section;
  const { text } = fieldsOf(section, change);
  return (
    <>
      <TextField label={t`Address`} lines={2} {...text('address')} />
      <MapField value={mapEmbedUrl} error={errors.mapEmbedUrl} onChange={(url) => change({ mapEmbedUrl: url })} />
      {mapEmbedUrl && isMapAddress(mapEmbedUrl) && <MapFrame url={mapEmbedUrl} placeholder={null} />}
      <TextField
        label={t`Accessibility`}
        hint={t`How to get in with a wheelchair or a heavy set: stairs, a lift, where to park.`}
        lines={3}
        {...text('accessibilityInfo')}
      />
    </>
  );
}
