import { Trans, useLingui } from '@lingui/react/macro';
import { EmptyState, LinkButton, PageHeader } from '../../ui';
import { PagedList } from '../../ui/PagedList';
import { CategoryFilter } from './CategoryFilter';
import { PostCard } from './PostCard';
import { PostGrid, PostGridSkeleton } from './PostGrid';
import styles from './BlogPage.module.css';
import { PAGE_SIZE, usePosts } from './usePosts';
import { pathStart } from '../../lib/pathLinks';
import { useCategoryName } from '../categoryName';
import { blogUrl, feedPath } from '../urls';

/** /blog: published posts, newest first (public-site §2, 'Blog'). Category and page live in the URL (decisions §6). */
export function BlogPage() {
  const { t } = useLingui();
  const nameOf = useCategoryName();
  const { category, ...list } = usePosts();
  return (
    <>
      <PageHeader
        title={t`Blog`}
        lead={t`News from our bench, and what we tell people who ask about their televisions.`}
      />
      <CategoryFilter current={category} />
      <section aria-label={category === null ? t`All posts` : nameOf(category)}>
        <PagedList
          {...list}
          pageSize={PAGE_SIZE}
          empty={category === null ? <NoPosts /> : <NoneInCategory />}
          skeleton={<PostGridSkeleton cards={PAGE_SIZE} />}
        >
          {(posts) => (
            <PostGrid>
              {posts.map((post, index) => (
                <li key={post.id}>
                  <PostCard post={post} heading="h2" isLead={index === 0} />
                </li>
              ))}
            </PostGrid>
          )}
        </PagedList>
      </section>
      <p className={styles.feed}>
        <a href={pathStart() + feedPath} type="application/atom+xml">
          <Trans>Follow the blog in a feed reader (Atom)</Trans>
        </a>
      </p>
    </>
  );
}

function NoPosts() {
  return <EmptyState title={<Trans>No blog posts available yet. Check back soon!</Trans>} />;
}

function NoneInCategory() {
  return (
    <EmptyState
      title={<Trans>There are no posts in this category.</Trans>}
      action={
        <LinkButton to={blogUrl} variant="secondary">
          <Trans>Show all posts</Trans>
        </LinkButton>
      }
    />
  );
}
