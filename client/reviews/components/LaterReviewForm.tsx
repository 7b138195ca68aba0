import { later } from '../../lib/later';
import { ReviewFormSkeleton } from './ReviewFormSkeleton';

/** The form, and what it is made of, travels only to those who may have something to say. */
export const ReviewForm = later(async () => (await import('./ReviewForm')).ReviewForm, {
  waiting: <ReviewFormSkeleton />,
});
