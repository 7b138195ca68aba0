import { Trans } from '@lingui/react/macro';
import { Button } from '../../../ui';
import { EyeIcon } from '../../../ui/icons/account';

interface PreviewButtonProps {
  onClick: () => void;
  /** While there is nothing yet that could be shown. */
  unready?: boolean;
}

/** In the foot of a form: shows what visitors would see, without saving. */
export const PreviewButton = ({ onClick, unready }: PreviewButtonProps) => (
  <Button variant="secondary" icon={<EyeIcon />} aria-disabled={unready} onClick={unready ? undefined : onClick}>
    <Trans>Preview</Trans>
  </Button>
);
