import type { FragmentType } from '@apollo/client';
import { Trans } from '@lingui/react/macro';
import { type ApprovedQuoteFragment, useApprovedQuoteFragment } from '../../repairs.gen';
import { LinkButton } from '../../../ui';
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
          <Trans>The shop recorded this approval.</Trans>
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
