import type { FragmentType } from '@apollo/client';
import { textLanguage } from '../../lib/textLanguage';
import { Stars } from '../../ui/Stars';
import styles from './FeaturedReview.module.css';
import { type ReviewCardFragment, useReviewCardFragment } from './ReviewCard.gen';

/** One review as a large quotation. It stands among the others as well, in its place. */
export function FeaturedReview({ review }: { review: FragmentType<ReviewCardFragment> }) {
  const { authorName, rating, comment } = useReviewCardFragment(review);
  if (!comment) return null;
  return (
    <figure className={styles.featured}>
      <Stars value={rating} size={22} />
      <blockquote className={styles.quote} lang={textLanguage(comment)}>
        {comment}
      </blockquote>
      <figcaption lang={textLanguage(authorName)}>{authorName}</figcaption>
    </figure>
  );
}
