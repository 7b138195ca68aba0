import type { FragmentType } from '@apollo/client';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from '../../lib/router/Link';
import { useAnswer } from '../../graphql/useAnswer';
import { formatNumber } from '../../lib/digits';
import { textLanguage } from '../../lib/textLanguage';
import { DateTime, ErrorNote, VisuallyHidden } from '../../ui';
import { Picture } from '../../ui/Picture';
import { PicturePlaceholder } from '../../ui/PicturePlaceholder';
import { useCategoryName } from '../categoryName';
import {
  type RecentPostFragment,
  type SidebarPostsQuery,
  useRecentPostFragment,
  useSidebarPostsQuery,
} from '../sidebar.gen';
import { blogCategoryUrl, blogPostUrl } from '../urls';
import styles from './SidebarPosts.module.css';
import { SidebarPostsSkeleton } from './SidebarPostsSkeleton';

/** Width by height of a small picture beside its title. */
const PICTURE_RATIO = 4 / 3;

/**
 * The three newest posts and the categories, as they are beside every page (public-site §2, 'Sidebar'). Of an empty
 * blog nothing is shown.
 * @param children what is between the two
 */
export function SidebarPosts({ children }: { children: ReactNode }) {
  const { answer: shown, failure } = useAnswer(useSidebarPostsQuery());
  if (failure) {
    return (
      <>
        <section aria-labelledby="recent-posts">
          <RecentTitle />
          <ErrorNote {...failure} />
        </section>
        {children}
      </>
    );
  }
  if (!shown) return <SidebarPostsSkeleton>{children}</SidebarPostsSkeleton>;
  return (
    <>
      {shown.blogPosts.edges.length > 0 && (
        <section aria-labelledby="recent-posts">
          <RecentTitle />
          <ul className={styles.posts}>
            {shown.blogPosts.edges.map(({ node }) => (
              <RecentPost key={node.id} post={node} />
            ))}
          </ul>
        </section>
      )}
      {/* oxlint-disable-next-line parda/translated-text -- elements alone */}
      {children}
      {shown.blogCategories.length > 0 && <Categories categories={shown.blogCategories} />}
    </>
  );
}

function RecentTitle() {
  return (
    <h2 className={styles.title} id="recent-posts">
      <Trans>Recent Posts</Trans>
    </h2>
  );
}

function RecentPost({ post }: { post: FragmentType<RecentPostFragment> }) {
  const { id, title, createdAt, imageUrls } = useRecentPostFragment(post);
  const [picture] = imageUrls;
  return (
    <li className={styles.post}>
      {picture ? (
        <Picture src={picture} alt="" sizes="5rem" ratio={PICTURE_RATIO} className={styles.picture} />
      ) : (
        <PicturePlaceholder kind="post" ratio={PICTURE_RATIO} className={styles.picture} />
      )}
      <div>
        <Link to={blogPostUrl(id)} className={styles.link} lang={textLanguage(title)}>
          <span className={styles.clamped}>{title}</span>
        </Link>
        <p className={styles.date}>
          <DateTime value={createdAt} show="date" />
        </p>
      </div>
    </li>
  );
}

function Categories({ categories }: { categories: SidebarPostsQuery['blogCategories'] }) {
  const { t, i18n } = useLingui();
  const nameOf = useCategoryName();
  return (
    <nav aria-labelledby="blog-categories">
      <h2 className={styles.title} id="blog-categories">
        <Trans>Categories</Trans>
      </h2>
      <ul className={styles.categories}>
        {categories.map(({ name, postCount }) => {
          const posts = formatNumber(postCount, i18n.locale);
          return (
            <li key={name}>
              <Link to={blogCategoryUrl(name)} className={styles.category}>
                <span lang={textLanguage(nameOf(name))}>{nameOf(name)}</span>
                <span className={styles.count} aria-hidden="true">
                  {posts}
                </span>
                <VisuallyHidden>{t`(posts: ${posts})`}</VisuallyHidden>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
