import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useErrorText } from '../../../graphql/useErrorText';
import { useViewer } from '../../../session/useViewer';
import { ErrorState, PageHeader, Skeleton } from '../../../ui';
import { LoginBanner } from './LoginBanner';
import { Records } from './Records';
import { RecordsPageSkeleton } from './RecordsSkeleton';
import { RecordsTabs } from './RecordsTabs';
import { useRecordsView } from './useRecords';
import type { RecordsList } from '../../recordsParams';

const intros: Record<RecordsList, MessageDescriptor> = {
  MINE: msg`Your repairs, step by step. You choose which of them visitors see.`,
  PUBLIC: msg`What is on our bench and what has left it. Names are shortened, phones and addresses stay with us.`,
  ALL: msg`Every repair of the shop, with full names. The search also finds contact numbers.`,
};

const lists = {
  guest: ['PUBLIC'],
  user: ['MINE', 'PUBLIC'],
  admin: ['MINE', 'PUBLIC', 'ALL'],
} as const satisfies Record<string, RecordsList[]>;

/** /records: the public records for visitors, 'My Records' for whoever is signed in (public-site §2, decisions §11). */
export function RecordsPage() {
  const { t, i18n } = useLingui();
  const errorText = useErrorText();
  const { status, viewer, isAdmin, error, retry } = useViewer();
  const open = lists[!viewer ? 'guest' : isAdmin ? 'admin' : 'user'];
  const { view, addressOf } = useRecordsView(open);
  const title = status === 'guest' ? t`Public Repair Records` : t`Repair Records`;

  if (status === 'loading') {
    return (
      <>
        <PageHeader title={title}>
          <Skeleton width="min(30rem, 80vw)" height="1.6875rem" />
        </PageHeader>
        <RecordsPageSkeleton />
      </>
    );
  }
  if (status === 'unreachable') {
    return (
      <>
        <PageHeader title={title} />
        <ErrorState message={errorText(error)} onRetry={retry} />
      </>
    );
  }
  return (
    <>
      <PageHeader title={title} lead={i18n._(intros[view.list])} />
      {viewer ? <RecordsTabs open={open} current={view.list} addressOf={addressOf} /> : <LoginBanner />}
      {/* Made anew for each person and list: no row of one is ever shown to, or among those of, another. */}
      <Records key={`${viewer?.id} ${view.list}`} title={title} open={open} />
    </>
  );
}
