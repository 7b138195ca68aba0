import type { FragmentType } from '@apollo/client';
import { Trans } from '@lingui/react/macro';
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { translateServerMessage } from '../../../lib/serverTexts';
import { loginUrl } from '../../../session/urls';
import { Card, IconFrame, LinkButton } from '../../../ui';
import { QuoteIcon } from '../../../ui/icons/status';
import { type Decided, useDecisionTexts, useQuote } from './useQuote';
import type { RepairAccess } from './useTrackedRepair';
import { isQuoteHidden, isQuoteOpen } from '../../quote';
import { type QuoteCardFragment, useQuoteCardFragment } from '../../repairs.gen';
import { trackRepairUrl } from '../../urls';
import { focusOnMount } from './focusOnMount';
import { Notice } from './Notice';
import styles from './QuoteCard.module.css';
import { QuoteChoices, QuoteConfirmation } from './QuoteDecision';
import { QuoteLines } from './QuoteLines';
import { QuotePrice } from './QuotePrice';
import { RevealDetails } from './RevealDetails';

interface QuoteCardProps {
  repair: FragmentType<QuoteCardFragment>;
  access: RepairAccess;
}

/** A quote that waits for its answer, the one thing on the page that the customer has to do (decisions §4). */
export function QuoteCard({ access, ...props }: QuoteCardProps) {
  const repair = useQuoteCardFragment(props.repair);
  const { i18n } = useLingui();
  const quote = useQuote(repair, access);
  const { decided, changedFrom, step } = quote;
  const refusal = quote.refusal && translateServerMessage(i18n, quote.refusal);

  if (!isQuoteOpen(repair)) return <Outcome repair={repair} decided={decided} refusal={refusal} />;
  if (repair.abilities.decideQuote === 'LOG_IN') return <LogInToDecide repair={repair} />;
  if (isQuoteHidden(repair)) {
    return (
      <Frame>
        <p>
          <Trans>Your quote is ready. This is a public record, so we show costs only with the contact number.</Trans>
        </p>
        <RevealDetails reveal={access.reveal}>
          <Trans>Show costs and notes</Trans>
        </RevealDetails>
      </Frame>
    );
  }
  if (repair.estimatedCost === null) return null;
  return (
    <Frame>
      <QuotePrice repair={repair} cost={quote.cost} changedFrom={changedFrom} />
      {quote.offered && (
        <QuoteLines
          quote={quote.offered}
          earlier={earlierOf(repair)}
          leftOut={quote.leftOut}
          onTake={quote.take}
          reveal={step ? undefined : access.reveal}
        />
      )}
      <Notice>
        {refusal ??
          (changedFrom !== null && (
            <span>
              <Trans>
                The cost has changed since you opened this page. Please look at the new cost and decide again.
              </Trans>
            </span>
          ))}
      </Notice>
      {step ? <QuoteConfirmation quote={quote} step={step} /> : <QuoteChoices quote={quote} />}
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <Card as="section" className={styles.card}>
      <h2 className={styles.heading}>
        <IconFrame tone="yellow">
          <QuoteIcon size={22} />
        </IconFrame>
        <Trans>Quote</Trans>
      </h2>
      {children}
    </Card>
  );
}

/** A decision is not ours to take back, so what became of it stays longer than a toast does. */
function Outcome({
  repair: { status },
  decided,
  refusal,
}: {
  repair: QuoteCardFragment;
  decided: Decided | null;
  refusal: string | null;
}) {
  const wordsOf = useDecisionTexts();
  // The next step of the repair takes over from our own words.
  const done = decided?.status === status && decided;
  if (!done && !refusal) return null;
  return (
    <div ref={focusOnMount} tabIndex={-1} className={styles.outcome}>
      <Notice tone={done ? 'success' : 'warning'}>{done ? wordsOf(done) : refusal}</Notice>
    </div>
  );
}

/** The version before the one that waits, where the reader may see it. */
const earlierOf = ({ quotes }: QuoteCardFragment) => quotes.find(({ state }) => state !== 'OFFERED');

function LogInToDecide({ repair }: { repair: QuoteCardFragment }) {
  return (
    <Frame>
      <QuotePrice repair={repair} cost={repair.estimatedCost} changedFrom={null} />
      <p>
        <Trans>
          The owner of this repair decides about the quote. Please log in with the account that requested it.
        </Trans>
      </p>
      <LinkButton to={loginUrl(trackRepairUrl(repair.id))} className={styles.logIn}>
        <Trans>Log in</Trans>
      </LinkButton>
    </Frame>
  );
}
