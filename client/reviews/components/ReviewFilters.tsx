import { Trans, useLingui } from '@lingui/react/macro';
import { formatNumber } from '../../lib/digits';
import { Field, Select } from '../../ui';
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
      <Field label={<Trans>Type</Trans>}>
        {(control) => (
          <Select
            {...control}
            value={view.type ? types[view.type].name : ''}
            onChange={(event) => onChange({ type: typeNamed(event.target.value) })}
          >
            <option value="">{t`All types`}</option>
            {Object.values(types).map(({ name, label }) => (
              <option key={name} value={name}>
                {i18n._(label)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={<Trans>Rating</Trans>}>
        {(control) => (
          <Select
            {...control}
            value={view.rating ?? ''}
            onChange={(event) => onChange({ rating: Number(event.target.value) || null })}
          >
            <option value="">{t`All ratings`}</option>
            {ratings.map((rating) => (
              <option key={rating} value={rating}>
                {starsOf(rating)}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  );
}
