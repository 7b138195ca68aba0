import { Trans, useLingui } from '@lingui/react/macro';
import { PictureUrlField } from '../../../admin/kit/editor/PictureUrlField';

interface LinePhotoProps {
  /** Empty where there is none. */
  url: string;
  onChange: (url: string) => void;
  onUnfinished: (isUnfinished: boolean) => void;
}

/** A picture of what a line is about; folded away, as few lines have one. */
export function LinePhoto({ url, onChange, onUnfinished }: LinePhotoProps) {
  const { t } = useLingui();
  return (
    <details open={url !== '' || undefined}>
      <summary>
        <Trans>Photo</Trans>
      </summary>
      <PictureUrlField
        label={t`Photo of the part`}
        purpose="pagePicture"
        value={url}
        onChange={onChange}
        onUnfinished={onUnfinished}
      />
    </details>
  );
}
