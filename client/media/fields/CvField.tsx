import { Trans } from '@lingui/react/macro';
import { type Uploads, useUploads } from '../useUploads';
import { purposes } from '../purposes';
import { FileField } from './FileField';

/** The upload of a CV. It is outside its field, so that a window with the field can be closed meanwhile. */
export const useCvUpload = (): Uploads => useUploads(purposes.cv);

interface CvFieldProps {
  uploads: Uploads;
  /** Already in the reader's language. */
  error: string | undefined;
}

/** The CV of a job application (public-site §5): required, PDF or Word. */
export function CvField({ uploads, error }: CvFieldProps) {
  return (
    <FileField
      uploads={uploads}
      purpose={purposes.cv}
      label={<Trans>CV</Trans>}
      hint={<Trans>PDF, DOC or DOCX, up to 5 MB.</Trans>}
      error={error}
      required
    />
  );
}
