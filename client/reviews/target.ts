import { storage } from '../lib/storage';
import type { ReviewTargetType } from './reviews.gen';

/** What is reviewed: one product, one repair, or the shop as a whole. */
export type ReviewTarget = { type: Exclude<ReviewTargetType, 'GENERAL'>; id: string } | { type: 'GENERAL'; id: null };

export const THE_SHOP: ReviewTarget = { type: 'GENERAL', id: null };

const KEY = 'parda.reviewed';
/** The oldest are forgotten: the server refuses a second review anyway. */
const MOST_KEPT = 100;

const nameOf = ({ type, id }: ReviewTarget) => `${type} ${id}`;

function remembered(): string[] {
  const names = storage.getJson<unknown>(KEY);
  return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
}

/** Whether a guest has reviewed this on this device. */
export const wasReviewedHere = (target: ReviewTarget): boolean => remembered().includes(nameOf(target));

/** Remembers that a guest has, so that the form does not come back at once. */
export function rememberReviewedHere(target: ReviewTarget): void {
  storage.setJson(KEY, [...remembered(), nameOf(target)].slice(-MOST_KEPT));
}
