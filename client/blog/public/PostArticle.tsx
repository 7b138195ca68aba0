import { Trans } from '@lingui/react/macro';
import { Link } from '../../lib/router/Link';
import { textLanguage } from '../../lib/textLanguage';
import { ArrowLeftIcon, DateTime, LinkButton, TestBars, usePageTitle } from '../../ui';
import { Picture } from '../../ui/Picture';
import type { PostArticleFragment } from '../blog.gen';
import { blogCategoryUrl, blogUrl } from '../urls';
import styles from './PostArticle.module.css';
import { PostAudio } from './PostAudio';
import { PostBlocks } from './PostBlocks';
import { PostVideo } from './PostVideo';

/** The way back, above every post. */
export function BackToBlog() {
  return (
    <LinkButton to={blogUrl} variant="ghost" size="sm" icon={<ArrowLeftIcon />} className={styles.back}>
      <Trans>Back to Blog</Trans>
    </LinkButton>
  );
}

/** A post from its category to its last block (public-site §2, 'Blog'). */
export function PostArticle({ post }: { post: PostArticleFragment }) {
  const { title, author, category, createdAt, imageUrls, videoUrl, audioUrl, fullContentBlocks } = post;
  usePageTitle(title);
  const [featured] = imageUrls;
  return (
    <article className={styles.article}>
      <header className={styles.header}>
        <Link to={blogCategoryUrl(category)} className={styles.category} lang={textLanguage(category)}>
          {category}
        </Link>
        <h1 className={styles.title} lang={textLanguage(title)}>
          {title}
        </h1>
        <TestBars className={styles.bars} />
        <p className={styles.meta}>
          <span className={styles.author}>{author}</span>
          <DateTime value={createdAt} show="date" />
        </p>
      </header>
      {featured && <Picture src={featured} alt="" sizes="(min-width: 75rem) 47rem, 94vw" ratio={16 / 9} priority />}
      <PostVideo url={videoUrl} title={title} />
      <PostAudio url={audioUrl} title={title} />
      <PostBlocks blocks={fullContentBlocks} imageUrls={imageUrls} />
    </article>
  );
}
