import { skipToken } from '@apollo/client/react';
import { useState } from 'react';
import { useViewer } from '../../session/useViewer';
import { useMyReviewQuery } from '../reviews.gen';
import { type ReviewTarget, wasReviewedHere } from '../target';

/**
 * Whether the reader may still review this product or repair (public-site §2 and §4): an account once, a guest once on
 * this device as far as we know. `waiting` until the server has said who is there and what they have written.
 */
export function useReviewTurn(target: Exclude<ReviewTarget, { type: 'GENERAL' }>) {
  const { status } = useViewer();
  const mine = useMyReviewQuery(
    status === 'user' ? { variables: { targetType: target.type, targetId: target.id } } : skipToken,
  );
  const [givenHere, setGivenHere] = useState(() => wasReviewedHere(target));
  const answer = mine.data ?? mine.previousData;
  // Where the server cannot be asked the form stands all the same: it refuses a second review by itself.
  const isKnown = status === 'user' ? answer !== undefined || mine.error !== undefined : status !== 'loading';
  const isGiven = status === 'user' ? Boolean(answer?.myReview) : givenHere;
  const turn = !isKnown ? 'waiting' : isGiven ? 'given' : 'open';
  // Once it stands, the form stays while that is asked again: somebody may be typing.
  const [wasOpen, setWasOpen] = useState(false);
  if (turn === 'open' && !wasOpen) setWasOpen(true);
  return {
    turn: turn === 'waiting' && wasOpen ? 'open' : turn,
    /** After sending. */
    look: () => setGivenHere(wasReviewedHere(target)),
  } as const;
}
