import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { placesOf } from '../../graphql/cache';
import { readError } from '../../graphql/errors';
import { useViewer } from '../../session/useViewer';
import { type FormGuardInput, MyReviewDocument, type ReviewInput, useSubmitReviewMutation } from '../reviews.gen';
import { rememberReviewedHere, type ReviewTarget } from '../target';

/**
 * Lists of reviews and averages ask again: at once where they are on screen, else when they are next looked at. Only
 * the server knows in which of them the new review stands.
 */
function forgetWhatCounts(cache: ApolloCache, { type, id }: ReviewTarget): void {
  for (const fieldName of ['reviews', 'serviceRating']) cache.evict({ id: 'ROOT_QUERY', fieldName });
  if (type === 'PRODUCT') {
    for (const place of placesOf('Product', id)) cache.evict({ id: place, fieldName: 'rating' });
  }
}

/**
 * Sends a review (public-site §2, 'Reviews'). Afterwards it is in every list that is on screen, and the form of
 * this product or repair is done with: by the account's own review, or by the memory of a guest's device.
 */
export function useSubmitReview(target: ReviewTarget) {
  const client = useApolloClient();
  const { status } = useViewer();
  const [mutate] = useSubmitReviewMutation({
    update(cache, { data }) {
      if (!data) return;
      forgetWhatCounts(cache, target);
      if (target.type === 'GENERAL') return;
      if (status === 'guest') return rememberReviewedHere(target);
      const variables = { targetType: target.type, targetId: target.id };
      cache.writeQuery({ query: MyReviewDocument, variables, data: { myReview: data.submitReview } });
    },
  });

  return async (input: ReviewInput, formGuard: FormGuardInput): Promise<void> => {
    try {
      await mutate({ variables: { input, formGuard } });
    } catch (error) {
      // It was reviewed in another tab, or on another device: the account's own review says so.
      if (readError(error).code === 'CONFLICT') client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'myReview' });
      throw error;
    }
  };
}
