import { Trans } from '@lingui/react/macro';
import { EditIcon } from '../../admin/kit/icons';
import { CheckIcon, StatusBadge, WarningIcon } from '../../ui';
import { RetryIcon } from '../../ui/icons';
import type { TranslationStateFragment } from './translations.gen';

type Kept = Pick<NonNullable<TranslationStateFragment['translation']>, 'state' | 'isOlder'>;

/** How far a translation is: older than its source comes before all else. */
export function StateBadge({ translation }: { translation: Kept | null }) {
  if (!translation)
    return (
      <StatusBadge tone="yellow" icon={<WarningIcon />}>
        <Trans context="of a translation">missing</Trans>
      </StatusBadge>
    );
  if (translation.isOlder)
    return (
      <StatusBadge tone="purple" icon={<RetryIcon />}>
        <Trans context="of a translation">older</Trans>
      </StatusBadge>
    );
  if (translation.state === 'DRAFT')
    return (
      <StatusBadge tone="blue" icon={<EditIcon />}>
        <Trans context="of a translation">draft</Trans>
      </StatusBadge>
    );
  return (
    <StatusBadge tone="green" icon={<CheckIcon />}>
      <Trans context="of a translation">published</Trans>
    </StatusBadge>
  );
}
