import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { useErrorText } from '../../../graphql/useErrorText';
import { EmptyState, ErrorState, PageHeader, PageMissing, VisuallyHidden } from '../../../ui';
import { AskShop } from '../../../pages';
import { BackButton } from './BackButton';
import { TrackedRepair } from './TrackedRepair';
import { TrackIntro } from './TrackIntro';
import { TrackSearch } from './TrackSearch';
import { TrackSkeleton } from './TrackSkeleton';
import { useTrackedRepair } from './useTrackedRepair';
import { writtenRepairId } from '../../writtenRepairId';

/** /track and /track/{requestId} (public-site §2). */
export function TrackPage() {
  const { t } = useLingui();
  const { requestId } = useParams();
  const id = requestId === undefined ? undefined : writtenRepairId(requestId);
  const { state } = useLocation();
  const { repair, access, missing, error, loading, retry, news } = useTrackedRepair(id);
  const errorText = useErrorText();
  return (
    <>
      <PageHeader
        title={t`Track a Repair`}
        beginning={t`Enter the ID of your repair and see where your television is, step by step.`}
        before={<BackButton />}
      />
      <TrackSearch key={id} current={id} />
      <div aria-live="polite">
        <VisuallyHidden>{news}</VisuallyHidden>
      </div>
      {id === undefined ? (
        <TrackIntro />
      ) : repair ? (
        <Suspense key={`repair ${repair.id}`}>
          <TrackedRepair
            repair={repair}
            access={access}
            justBooked={(state as { justBooked?: boolean } | null)?.justBooked === true}
          />
        </Suspense>
      ) : missing ? (
        <EmptyState
          title={<Trans>Repair ID ''{id}'' not found. Please check the ID and try again.</Trans>}
          action={<AskShop />}
        >
          <PageMissing />
          <Trans>You find it in the confirmation you saw after booking. 0 and O, 1 and I mean the same here.</Trans>
        </EmptyState>
      ) : error ? (
        <ErrorState message={errorText(error)} onRetry={retry} busy={loading} />
      ) : (
        <TrackSkeleton />
      )}
    </>
  );
}
