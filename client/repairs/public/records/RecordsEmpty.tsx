import { Trans } from '@lingui/react/macro';
import { Button, EmptyState, LinkButton } from '../../../ui';
import { WrenchIcon } from '../../../ui/icons/pages';
import type { RecordsView } from '../../recordsParams';
import { requestRepairUrl } from '../../urls';

interface RecordsEmptyProps {
  view: RecordsView;
  onShow: (change: Partial<RecordsView>) => void;
}

/** No records: because nothing matches (public-site §2), or because somebody has none yet. */
export function RecordsEmpty({ view, onShow }: RecordsEmptyProps) {
  const filtered = view.search !== '' || view.status !== null;
  if (view.list === 'MINE' && !filtered) {
    return (
      <EmptyState
        title={<Trans>You have no repairs yet.</Trans>}
        action={
          <LinkButton to={requestRepairUrl} icon={<WrenchIcon />}>
            <Trans>Request a Repair</Trans>
          </LinkButton>
        }
      >
        <Trans>Repairs that you request while you are logged in appear here, with every step.</Trans>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={<Trans>No records match your criteria.</Trans>}
      action={
        filtered && (
          <Button variant="secondary" onClick={() => onShow({ search: '', status: null })}>
            <Trans>Show all records</Trans>
          </Button>
        )
      }
    />
  );
}
