import { useLingui } from '@lingui/react/macro';
import { MapFrame } from '../../public/contact/MapFrame';
import { isMapAddress } from '../../public/contact/mapAddress';
import { MapField } from '../fields/MapField';
import { TextField } from '../fields/TextField';
import type { Location } from './content';
import type { SectionFieldsProps } from './sectionFields';

/** Where the shop is. */
export function LocationFields({ section, change, errors }: SectionFieldsProps<Location>) {
  const { t } = useLingui();
  const { address, mapEmbedUrl, accessibilityInfo } = section;
  return (
    <>
      <TextField label={t`Address`} lines={2} value={address} onChange={(text) => change({ address: text })} />
      <MapField value={mapEmbedUrl} error={errors.mapEmbedUrl} onChange={(url) => change({ mapEmbedUrl: url })} />
      {mapEmbedUrl && isMapAddress(mapEmbedUrl) && <MapFrame url={mapEmbedUrl} placeholder={null} />}
      <TextField
        label={t`Accessibility`}
        hint={t`How to get in with a wheelchair or a heavy set: stairs, a lift, where to park.`}
        lines={3}
        value={accessibilityInfo}
        onChange={(text) => change({ accessibilityInfo: text })}
      />
    </>
  );
}
