import type { FragmentType } from '@apollo/client';
import { Trans } from '@lingui/react/macro';
import { DateTime, LinkButton } from '../../../ui';
import { type ApprovedQuoteFragment, type QuotePartsFragment, useApprovedQuoteFragment } from '../../repairs.gen';
import { certificateUrl } from '../../urls';
import { Aside, SideCard } from './Facts';
import { QuoteLines } from './QuoteLines';
import type { RepairAccess } from './useTrackedRepair';

interface ApprovedQuoteProps {
  repair: FragmentType<ApprovedQuoteFragment>;
  access: RepairAccess;
}

/** What was agreed on, line by line, and how long each is under warranty (decisions §14). */
export function ApprovedQuote({ access, ...props }: ApprovedQuoteProps) {
  const repair = useApprovedQuoteFragment(props.repair);
  const approved = repair.quotes.find(({ state }) => state === 'APPROVED');
  if (!approved) return null;
  const leftOut = approved.lines.filter(({ isLeftOut }) => isLeftOut).map(({ place }) => place);
  return (
    <SideCard title={<Trans>Approved quote</Trans>}>
      <QuoteLines quote={approved} leftOut={leftOut} reveal={access.reveal} />
      {approved.decidedVia !== 'SITE' && (
        <Aside>
          <NotedBy quote={approved} />
        </Aside>
      )}
      {approved.lines.some(({ warrantyUntil }) => warrantyUntil) && (
        <LinkButton to={certificateUrl(repair.id)} target="_blank" variant="secondary" size="sm">
          <Trans>Certificate of warranty</Trans>
        </LinkButton>
      )}
    </SideCard>
  );
}

/** How the shop came to know that the customer has approved it. */
function NotedBy({ quote: { decidedVia, decidedAt } }: { quote: QuotePartsFragment }) {
  if (!decidedAt || (decidedVia !== 'PHONE' && decidedVia !== 'COUNTER'))
    return <Trans>The shop recorded this approval.</Trans>;
  return decidedVia === 'PHONE' ? (
    <Trans>
      You approved it on the phone, and the shop has noted it: <DateTime value={decidedAt} />
    </Trans>
  ) : (
    <Trans>
      You approved it at the shop, which has noted it: <DateTime value={decidedAt} />
    </Trans>
  );
}
