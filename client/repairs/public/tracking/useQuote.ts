import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { formatMoney } from '../../../lib/money';
import { toast } from '../../../ui';
import { forgetLists } from '../../lists';
import { totalWithout } from '../../quoteLines';
import {
  type QuoteCardFragment,
  type QuoteDecision,
  type RepairStatus,
  useDecideQuoteMutation,
} from '../../repairs.gen';
import { useContactNumberForm } from './useContactNumberForm';
import type { RepairAccess } from './useTrackedRepair';

/** A decision that waits for its confirmation, about what stood on screen when it was made. */
interface Step {
  decision: QuoteDecision;
  /** Without the lines that are left out. */
  cost: number;
  total: number;
  /** Absent where only the amount is known. */
  version?: number | undefined;
  leftOut: readonly number[];
}

/** What was decided here, and where the repair stood then. */
export interface Decided {
  decision: QuoteDecision;
  status: RepairStatus | undefined;
  /** What was approved before, and holds after a later version was rejected. */
  holds: number | null;
}

const NONE: readonly number[] = [];

/** After these the screen shows something that is no longer so. */
const outdated: ReadonlySet<string> = new Set(['CONFLICT', 'FORBIDDEN', 'UNAUTHENTICATED', 'NOT_FOUND']);

/**
 * The customer's answer to a quote (decisions §4): chosen, confirmed, sent once, and about the very cost that was seen.
 */
export function useQuote(repair: QuoteCardFragment, access: RepairAccess) {
  const wordsOf = useDecisionTexts();
  const { id, estimatedCost, approvedCost } = repair;
  const offered = repair.quotes.find(({ state }) => state === 'OFFERED');
  const { form, busy, refusal, setRefusal, attempt } = useContactNumberForm();
  const [chosen, setChosen] = useState<Step | null>(null);
  const [cameBackFrom, setCameBackFrom] = useState<QuoteDecision | null>(null);
  const [decided, setDecided] = useState<Decided | null>(null);
  const [omitted, setOmitted] = useState<{ version: number; places: readonly number[] } | null>(null);
  const changedFrom = useChangedCost(estimatedCost, chosen);
  const [mutate] = useDecideQuoteMutation({ update: (cache) => forgetLists(cache, 'repairs', 'publicRepairs') });
  const needsNumber = repair.abilities.decideQuote === 'CONTACT_NUMBER';
  // A cost that changes under the hand takes the question away that was asked about the old one.
  const step = chosen?.total === estimatedCost && chosen?.version === offered?.version ? chosen : null;
  const leftOut = offered && omitted?.version === offered.version ? omitted.places : NONE;
  const cost = offered ? totalWithout(offered.lines, leftOut) : estimatedCost;

  async function send({ decision, cost: shownCost, version, leftOut: places }: Step, typed: string): Promise<void> {
    const contactNumber = access.contactNumber ?? typed;
    const input = {
      decision,
      shownCost,
      ...(version !== undefined && { version }),
      ...(places.length > 0 && { leftOut: [...places] }),
      ...(needsNumber && { contactNumber }),
    };
    const problem = await attempt(async () => {
      const { data } = await mutate({ variables: { id, input } });
      const answer = { decision, status: data?.decideQuote.status, holds: approvedCost };
      setChosen(null);
      setDecided(answer);
      toast.success(wordsOf(answer));
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
    /** The version that waits; absent where only its amount is known. */
    offered,
    /** The places of the optional lines that the reader does without. */
    leftOut,
    /** The total as chosen; null where it is not known. */
    cost,
    /** Takes an optional line, or leaves it out. */
    take(place: number, isTaken: boolean): void {
      if (!offered) return;
      const others = leftOut.filter((other) => other !== place);
      setRefusal(null);
      setChosen(null);
      setOmitted({ version: offered.version, places: isTaken ? others : [...others, place] });
    },
    /** The cost that was seen before it changed; null if it did not. */
    changedFrom,
    step,
    /** The button that takes the focus again. */
    cameBackFrom,
    asksNumber: needsNumber && access.contactNumber === undefined,
    choose(decision: QuoteDecision): void {
      if (estimatedCost === null || cost === null) return;
      setRefusal(null);
      // the whole of it is rejected
      const taken = decision === 'APPROVE' ? { cost, leftOut } : { cost: estimatedCost, leftOut: NONE };
      setChosen({ decision, total: estimatedCost, version: offered?.version, ...taken });
    },
    back(): void {
      setRefusal(null);
      setCameBackFrom(chosen?.decision ?? null);
      setChosen(null);
    },
    confirm: form.handleSubmit(({ contactNumber }) => step && send(step, contactNumber)),
  };
}

/** What became of a quote, in words. */
export function useDecisionTexts() {
  const { t, i18n } = useLingui();
  return ({ decision, holds }: Decided): string => {
    const cost = holds !== null && formatMoney(holds, i18n.locale);
    if (decision === 'APPROVE')
      return cost ? t`Quote approved. We go on with the repair.` : t`Quote approved. We start the repair.`;
    return cost
      ? t`Quote rejected. The ${cost} that you approved before still applies.`
      : t`Quote rejected. We will contact you about returning your TV.`;
  };
}

/** Notices that the cost is another than the one last seen; to choose anything is to have seen it. */
function useChangedCost(cost: number | null, chosen: Step | null): number | null {
  const [seen, setSeen] = useState(cost);
  const [lastChoice, setLastChoice] = useState(chosen);
  if (seen === null && cost !== null) setSeen(cost);
  if (chosen !== lastChoice) {
    setLastChoice(chosen);
    if (chosen) setSeen(chosen.total);
  }
  return seen !== null && cost !== null && seen !== cost ? seen : null;
}
