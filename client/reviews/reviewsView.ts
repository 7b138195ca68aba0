import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { firstPage, pageParams, pageVariables, type PageView, readPageView } from '../lib/pageView';
import type { AllReviewsQueryVariables, ReviewTargetType } from './reviews.gen';

export const PAGE_SIZE = 12;

/** Which reviews are on screen: all of it lives in the URL (decisions §6). */
export interface ReviewsView extends PageView {
  type: ReviewTargetType | null;
  rating: number | null;
}

/** The filters of public-site §2 beside 'all', as an address spells them and as they are read. */
export const types: Record<ReviewTargetType, { name: string; label: MessageDescriptor }> = {
  PRODUCT: { name: 'product', label: msg`Products` },
  REPAIR: { name: 'repair', label: msg`Repairs` },
  GENERAL: { name: 'general', label: msg`General` },
};

export const typeNamed = (wanted: string | null): ReviewTargetType | null =>
  (Object.keys(types) as ReviewTargetType[]).find((type) => types[type].name === wanted) ?? null;

export const ratings = [5, 4, 3, 2, 1] as const;

/** Reads the view out of an address; a value that makes no sense counts as not given. */
export function readReviewsView(params: URLSearchParams): ReviewsView {
  const rating = ratings.find((stars) => String(stars) === params.get('rating')) ?? null;
  return { type: typeNamed(params.get('type')), rating, ...readPageView(params) };
}

/** Writes another view as an address; whatever is filtered anew starts at its first page. */
export function writeReviewsView(view: ReviewsView, change: Partial<ReviewsView>): URLSearchParams {
  const { type, rating, ...page } = { ...view, ...firstPage, ...change };
  return new URLSearchParams({
    ...(type && { type: types[type].name }),
    ...(rating !== null && { rating: String(rating) }),
    ...pageParams(page),
  });
}

export const toReviewsVariables = ({ type, rating, ...page }: ReviewsView): AllReviewsQueryVariables => ({
  targetType: type,
  rating,
  ...pageVariables(page, PAGE_SIZE),
});
