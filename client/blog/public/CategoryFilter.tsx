import { useLingui } from '@lingui/react/macro';
import { Link } from '../../lib/router/Link';
import { formatNumber } from '../../lib/digits';
import { textLanguage } from '../../lib/textLanguage';
import { Skeleton, VisuallyHidden } from '../../ui';
import { useBlogCategoriesQuery } from '../blog.gen';
import { useCategoryName } from '../categoryName';
import { blogCategoryUrl, blogUrl } from '../urls';
import styles from './CategoryFilter.module.css';

interface CategoryFilterProps {
  /** The category in the address; null where all posts are shown. */
  current: string | null;
}

/**
 * The categories of published posts as links; 'All' takes the choice back (decisions §6: filters live in the URL). When
 * they cannot be had, the posts still can: then only the way back from a chosen one is left.
 */
export function CategoryFilter({ current }: CategoryFilterProps) {
  const { t } = useLingui();
  const nameOf = useCategoryName();
  const { data, previousData, error } = useBlogCategoriesQuery();
  const categories = (data ?? previousData)?.blogCategories;
  if (!categories && !error) return <CategorySkeleton />;
  const unlisted = current !== null && !categories?.some(({ name }) => name === current);
  if (!categories?.length && !unlisted) return null;
  return (
    <nav aria-label={t`Filter by category`} className={styles.filter}>
      <ul className={styles.list}>
        <Choice to={blogUrl} isCurrent={current === null} label={t`All`} />
        {categories?.map(({ name, postCount }) => (
          <Choice
            key={name}
            to={blogCategoryUrl(name)}
            isCurrent={name === current}
            label={nameOf(name)}
            count={postCount}
          />
        ))}
        {unlisted && <Choice to={blogCategoryUrl(current)} isCurrent label={nameOf(current)} />}
      </ul>
    </nav>
  );
}

/** On a phone the row is pushed to the chosen category; the page itself stays where it is. */
function bringIntoSight(chosen: HTMLElement | null): void {
  const row = chosen?.closest('ul');
  if (row && chosen) row.scrollLeft = chosen.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2;
}

function Choice({ to, isCurrent, label, count }: { to: string; isCurrent: boolean; label: string; count?: number }) {
  const { t, i18n } = useLingui();
  const posts = count !== undefined && formatNumber(count, i18n.locale);
  return (
    <li>
      {/* The filter of a page, not a new one: the reader stays where they are on it. */}
      <Link
        ref={isCurrent ? bringIntoSight : undefined}
        to={to}
        className={styles.choice}
        aria-current={isCurrent || undefined}
        preventScrollReset
      >
        <span lang={textLanguage(label)}>{label}</span>
        {posts && (
          <>
            <span className={styles.count} aria-hidden="true">
              {posts}
            </span>
            <VisuallyHidden>{t`(posts: ${posts})`}</VisuallyHidden>
          </>
        )}
      </Link>
    </li>
  );
}

/** Two rows on a desktop, as the categories of a shop that writes about all it does. */
function CategorySkeleton() {
  return (
    <div className={styles.filter} aria-hidden="true">
      <div className={styles.list}>
        {['3.5rem', '9rem', '7rem', '6.75rem', '6rem', '8rem', '10.5rem'].map((width) => (
          <Skeleton key={width} width={width} height="2.75rem" round />
        ))}
      </div>
    </div>
  );
}
