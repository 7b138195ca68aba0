import type { RepairStatus, RepairTimelineFragment } from './repairs.gen';

export type StatusEvent = RepairTimelineFragment['history'][number];

export interface TimelineStep {
  key: string;
  status: RepairStatus;
  state: 'past' | 'skipped' | 'present' | 'future';
  /** What happened here, oldest first; a note added later to the same status is here too. */
  events: StatusEvent[];
  /** The other way this step can go: a quote may be rejected. */
  orElse?: RepairStatus;
}

/** The way of a repair that goes well (public-site §4, 'Repair status order'). */
const MAIN_WAY = [
  'REQUESTED',
  'PICKED_UP',
  'DIAGNOSING',
  'DIAGNOSED',
  'QUOTE_APPROVED',
  'REPAIRING',
  'REPAIRED',
  'DELIVERED',
] as const satisfies RepairStatus[];

/** Where a status is on the way; the two quote decisions share a place, and cancelled has none. */
function placeOf(status: RepairStatus): number | null {
  if (status === 'CANCELLED') return null;
  return MAIN_WAY.indexOf(status === 'QUOTE_REJECTED' ? 'QUOTE_APPROVED' : status);
}

/**
 * The history drawn over the status order (decisions §4). An admin may set any status at any time, so a repair can
 * skip steps and go back: what happened is in the order in which it happened, what was jumped over is shown as
 * skipped, and after the present comes the rest of the way.
 */
export function timelineSteps({ status, history }: Pick<RepairTimelineFragment, 'status' | 'history'>): TimelineStep[] {
  const steps: TimelineStep[] = [];
  let reached = -1;
  for (const event of history) {
    const last = steps.at(-1);
    if (last?.status === event.status) {
      last.events.push(event);
      continue;
    }
    const place = placeOf(event.status);
    if (place !== null) {
      steps.push(...skipped(reached, place));
      reached = Math.max(reached, place);
    }
    steps.push({ key: event.id, status: event.status, state: 'past', events: [event] });
  }
  // The record itself has the last word, should its history lag behind.
  if (steps.at(-1)?.status !== status) steps.push({ key: 'present', status, state: 'past', events: [] });
  steps.at(-1)!.state = 'present';
  return [...steps, ...stillToCome(status)];
}

/** Steps between the farthest point so far and a new one. The quote is no step to skip: not every repair needs one. */
function skipped(from: number, to: number): TimelineStep[] {
  return MAIN_WAY.slice(from + 1, Math.max(to, 0))
    .filter((status) => status !== 'QUOTE_APPROVED')
    .map((status) => ({ key: `skipped-${status}`, status, state: 'skipped', events: [] }));
}

/** Nothing follows by itself after a rejected quote or a cancelled request. */
function stillToCome(status: RepairStatus): TimelineStep[] {
  const place = status === 'QUOTE_REJECTED' ? null : placeOf(status);
  if (place === null) return [];
  return MAIN_WAY.slice(place + 1).map((next) => ({
    key: `future-${next}`,
    status: next,
    state: 'future',
    events: [],
    ...(next === 'QUOTE_APPROVED' && { orElse: 'QUOTE_REJECTED' as const }),
  }));
}

/**
 * How many of the six bars of a good repair are lit (blue to teal of public-site §4), and whether the next one is red
 * because the repair was stopped.
 */
export function litBars(steps: TimelineStep[]): { lit: number; stopped: boolean } {
  const present = steps.find(({ state }) => state === 'present');
  const stopped = present?.status === 'CANCELLED' || present?.status === 'QUOTE_REJECTED';
  const lastGood = steps.findLast(
    ({ state, status }) => (state === 'past' || state === 'present') && barOf(status) !== null,
  );
  return { lit: lastGood ? barOf(lastGood.status)! : 0, stopped };
}

/** Statuses of one colour share a bar. */
function barOf(status: RepairStatus): number | null {
  if (status === 'QUOTE_REJECTED') return null;
  const place = placeOf(status);
  return place === null ? null : [1, 2, 3, 3, 4, 4, 5, 6][place]!;
}
