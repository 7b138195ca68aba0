import { Link } from '../../lib/router/Link';
import { excerpt } from '../../lib/excerpt';
import { textLanguage } from '../../lib/textLanguage';
import { DateTime } from '../../ui';
import { Picture } from '../../ui/Picture';
import { PicturePlaceholder } from '../../ui/PicturePlaceholder';
import type { PostCardPostFragment } from '../card.gen';
import { blogPostUrl } from '../urls';
import styles from './PostCard.module.css';

/** Width by height of the picture on a card. */
export const CARD_PICTURE_RATIO = 16 / 10;
/** Characters of the snippet (public-site §2, 'excerpts to 120'). */
const EXCERPT_CHARACTERS = 120;

interface PostCardProps {
  post: PostCardPostFragment;
  /** One below the heading that the card stands under. */
  heading?: 'h2' | 'h3';
  /** How wide the picture stands, as in `<img sizes>`. */
  sizes?: string;
  /** For the card that is in sight at once: its picture comes first. */
  priority?: boolean;
}

/** A post in a few words; all of it leads to the post (public-site §2, 'Blog'). */
export function PostCard({
  post,
  heading: Heading = 'h3',
  sizes = '(min-width: 48rem) 17rem, 92vw',
  priority,
}: PostCardProps) {
  const { id, title, category, createdAt, snippet, imageUrls } = post;
  const [picture] = imageUrls;
  return (
    <article className={styles.card}>
      {picture ? (
        <Picture
          src={picture}
          alt=""
          sizes={sizes}
          ratio={CARD_PICTURE_RATIO}
          priority={priority}
          className={styles.picture}
        />
      ) : (
        <PicturePlaceholder kind="post" ratio={CARD_PICTURE_RATIO} className={styles.picture} />
      )}
      <div className={styles.words}>
        <div className={styles.text} lang={textLanguage(title + snippet)}>
          <p className={styles.category}>{category}</p>
          <Heading className={styles.title}>
            <Link to={blogPostUrl(id)} className={styles.link}>
              {title}
            </Link>
          </Heading>
          <p className={styles.snippet}>{excerpt(snippet, EXCERPT_CHARACTERS)}</p>
        </div>
        <p className={styles.date}>
          <DateTime value={createdAt} show="date" />
        </p>
      </div>
    </article>
  );
}
