import { Trans } from '@lingui/react/macro';
import { useFormContext } from 'react-hook-form';
import { lateField } from '../../../media';
import type { PicturesInForm } from '../../../media';
import type { RepairFormValues } from '../../repairForm';
import { type FailedPicturesProps, FailedPictures } from './FailedPictures';

/** Everything about uploads travels after the form, which can be typed into meanwhile. */
const ImagesUpload = lateField(async () => (await import('../../../media/fields/ImagesUpload')).ImagesUpload, {
  phone: '12.75rem',
  wide: '11.5rem',
});

interface RepairPicturesProps extends FailedPicturesProps {
  pictures: PicturesInForm;
}

/** Up to three pictures of the problem, uploaded as soon as they are chosen (public-site §2, 'Repair request'). */
export function RepairPictures({ pictures, ...ways }: RepairPicturesProps) {
  const { getValues } = useFormContext<RepairFormValues>();
  return (
    <ImagesUpload
      purpose="repairPicture"
      label={<Trans>Pictures of the problem (up to 3)</Trans>}
      hint={<Trans>They show us what to expect.</Trans>}
      initial={getValues('issueImageUrls')}
      onChange={pictures.onChange}
      onItems={pictures.onItems}
      handle={pictures.field}
      whileUnfinished={pictures.timesStuck > 0 && <FailedPictures key={pictures.timesStuck} {...ways} />}
    />
  );
}
