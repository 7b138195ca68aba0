import { Trans, useLingui } from '@lingui/react/macro';
import { EmptyState, PageHeader } from '../../ui';
import { PagedList } from '../../ui/PagedList';
import { TipList } from './TipList';
import { TipSkeleton } from './TipSkeleton';
import { PAGE_SIZE, useCareTips } from './usePosts';

/** /tips: how a television lives longer, newest tip first (public-site §2, 'Tips'). */
export function TipsPage() {
  const { t } = useLingui();
  return (
    <>
      <PageHeader title={t`TV care tips`} lead={t`Small habits that keep a television out of our shop.`} />
      <PagedList
        {...useCareTips()}
        pageSize={PAGE_SIZE}
        empty={<EmptyState title={<Trans>No TV care tips have been posted yet. Please check back soon!</Trans>} />}
        skeleton={<TipSkeleton />}
      >
        {(tips) => <TipList tips={tips} />}
      </PagedList>
    </>
  );
}
