import { Trans, useLingui } from '@lingui/react/macro';
import { Button, InstallIcon, toast } from '../../ui';
import { installOffer, useInstallOffer } from '../install';

interface InstallButtonProps {
  /** With its word beside the icon, where there is room. */
  wide?: boolean;
  className?: string;
  onClick?: () => void;
}

/** Installs the site as an app, where the browser offers it (public-site §2, 'Main nav'). */
export function InstallButton({ wide, className, onClick }: InstallButtonProps) {
  const { t } = useLingui();
  const isOffered = useInstallOffer() !== null;
  if (!isOffered) return null;

  function install(): void {
    onClick?.();
    installOffer.ask().catch(() => toast.error(t`App cannot be installed at this moment.`));
  }

  return (
    <Button
      variant="secondary"
      size={wide ? 'md' : 'sm'}
      wide={wide}
      className={className}
      icon={<InstallIcon size={22} />}
      aria-label={wide ? undefined : t`Install`}
      onClick={install}
    >
      {wide && (
        <span>
          <Trans>Install</Trans>
        </span>
      )}
    </Button>
  );
}
