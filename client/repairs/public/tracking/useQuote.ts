import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { toast } from '../../../ui';
import { forgetLists } from '../../lists';
import { type QuoteDecision, type QuoteCardFragment, useDecideQuoteMutation } from '../../repairs.gen';
import { useContactNumberForm } from './useContactNumberForm';
import type { RepairAccess } from './useTrackedRepair';

/** A decision that waits for its confirmation, about the cost that stood on screen when it was made. */
interface Step {
  decision: QuoteDecision;
  cost: number;
}

/** After these the screen shows something that is no longer so. */
const outdated: ReadonlySet<string> = new Set(['CONFLICT', 'FORBIDDEN', 'UNAUTHENTICATED', 'NOT_FOUND']);

/**
 * The customer's answer to a quote (decisions §4): chosen, confirmed, sent once, and about the very cost that was seen.
 */
export function useQuote(repair: QuoteCardFragment, access: RepairAccess) {
  const { t } = useLingui();
  const { id, estimatedCost } = repair;
  const { form, busy, refusal, setRefusal, attempt } = useContactNumberForm();
  const [chosen, setChosen] = useState<Step | null>(null);
  const [cameBackFrom, setCameBackFrom] = useState<QuoteDecision | null>(null);
  const [decided, setDecided] = useState<QuoteDecision | null>(null);
  const changedFrom = useChangedCost(estimatedCost, chosen);
  const [mutate] = useDecideQuoteMutation({ update: (cache) => forgetLists(cache, 'repairs', 'publicRepairs') });
  const needsNumber = repair.abilities.decideQuote === 'CONTACT_NUMBER';
  // A cost that changes under the hand takes the question away that was asked about the old one.
  const step = chosen?.cost === estimatedCost ? chosen : null;

  async function send({ decision, cost }: Step, typed: string): Promise<void> {
    const contactNumber = access.contactNumber ?? typed;
    const input = { decision, shownCost: cost, ...(needsNumber && { contactNumber }) };
    const problem = await attempt(async () => {
      await mutate({ variables: { id, input } });
      setChosen(null);
      setDecided(decision);
      toast.success(
        decision === 'APPROVE'
          ? t`Quote approved. We start the repair.`
          : t`Quote rejected. We will contact you about returning your set.`,
      );
    });
    if (!problem) return;
    if (problem.fields.contactNumber) access.forget();
    if (!outdated.has(problem.code)) return;
    setCameBackFrom(decision);
    setChosen(null);
    await access.refresh();
  }

  return {
    form,
    busy,
    /** Why the last attempt failed, in the server's words. */
    refusal,
    /** What was decided here, after it was. */
    decided,
    /** The cost that was seen before it changed; null if it did not. */
    changedFrom,
    step,
    /** The button that takes the focus again. */
    cameBackFrom,
    asksNumber: needsNumber && access.contactNumber === undefined,
    choose(decision: QuoteDecision): void {
      if (estimatedCost === null) return;
      setRefusal(null);
      setChosen({ decision, cost: estimatedCost });
    },
    back(): void {
      setRefusal(null);
      setCameBackFrom(chosen?.decision ?? null);
      setChosen(null);
    },
    confirm: form.handleSubmit(({ contactNumber }) => step && send(step, contactNumber)),
  };
}

/** Notices that the cost is another than the one last seen; to choose anything is to have seen it. */
function useChangedCost(cost: number | null, chosen: Step | null): number | null {
  const [seen, setSeen] = useState(cost);
  const [lastChoice, setLastChoice] = useState(chosen);
  if (seen === null && cost !== null) setSeen(cost);
  if (chosen !== lastChoice) {
    setLastChoice(chosen);
    if (chosen) setSeen(chosen.cost);
  }
  return seen !== null && cost !== null && seen !== cost ? seen : null;
}
