import { Trans, useLingui } from '@lingui/react/macro';
import { formatNumber } from '../../lib/digits';
import { FilterSelect } from '../../ui/FilterSelect';
import { ratings, type ReviewsView, typeNamed, types } from '../reviewsView';
import styles from './ReviewFilters.module.css';

interface ReviewFiltersProps {
  view: ReviewsView;
  onChange: (change: Partial<ReviewsView>) => void;
}

/** Type and rating (public-site §2, 'Reviews'). */
export function ReviewFilters({ view, onChange }: ReviewFiltersProps) {
  const { t, i18n } = useLingui();
  const starsOf = (rating: number) => {
    const stars = formatNumber(rating, i18n.locale);
    return rating === 1 ? t`1 star` : t`${stars} stars`;
  };
  return (
    <div role="search" aria-label={t`Filter reviews`} className={styles.filters}>
      <FilterSelect
        label={<Trans>Type</Trans>}
        value={view.type ? types[view.type].name : ''}
        onChange={(type) => onChange({ type: typeNamed(type) })}
      >
        <option value="">{t`All types`}</option>
        {Object.values(types).map(({ name, label }) => (
          <option key={name} value={name}>
            {i18n._(label)}
          </option>
        ))}
      </FilterSelect>
      <FilterSelect
        label={<Trans>Rating</Trans>}
        value={String(view.rating ?? '')}
        onChange={(rating) => onChange({ rating: Number(rating) || null })}
      >
        <option value="">{t`All ratings`}</option>
        {ratings.map((rating) => (
          <option key={rating} value={rating}>
            {starsOf(rating)}
          </option>
        ))}
      </FilterSelect>
    </div>
  );
}
