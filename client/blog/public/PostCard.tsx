import type { FragmentType } from '@apollo/client';
import { Link } from '../../lib/router/Link';
import { excerpt } from '../../lib/excerpt';
import { textLanguage } from '../../lib/textLanguage';
import { classes, DateTime } from '../../ui';
import { Picture } from '../../ui/Picture';
import { PicturePlaceholder } from '../../ui/PicturePlaceholder';
import { type PostCardFragment, usePostCardFragment } from './PostCard.gen';
import { blogPostUrl } from '../urls';
import styles from './PostCard.module.css';

/** Width by height of the picture on a card. */
export const CARD_PICTURE_RATIO = 16 / 10;
/** Of the square picture beside the words on a phone, with what is cut off at its sides (PostCard.module.css). */
const THUMBNAIL_WIDTH = '9rem';
/** Characters of the snippet (public-site §2, 'excerpts to 120'). */
const EXCERPT_CHARACTERS = 120;

interface PostCardProps {
  post: FragmentType<PostCardFragment>;
  /** One below the heading that the card is under. */
  heading?: 'h2' | 'h3';
  /** The first of a list, in sight at once: its picture comes first, and is large on a phone, too. */
  isLead?: boolean;
}

/** A post in a few words; all of it leads to the post (public-site §2, 'Blog'). */
export function PostCard({ post, heading: Heading = 'h3', isLead }: PostCardProps) {
  const { id, title, category, createdAt, snippet, imageUrls } = usePostCardFragment(post);
  const [picture] = imageUrls;
  return (
    <article className={classes(styles.card, !isLead && styles.follows)}>
      {picture ? (
        <Picture
          src={picture}
          alt=""
          sizes={`(min-width: 40rem) 17rem, ${isLead ? '92vw' : THUMBNAIL_WIDTH}`}
          ratio={CARD_PICTURE_RATIO}
          priority={isLead}
          className={styles.picture}
        />
      ) : (
        <PicturePlaceholder kind="post" ratio={CARD_PICTURE_RATIO} className={styles.picture} />
      )}
      <div className={styles.words}>
        <div className={styles.text} lang={textLanguage(title + snippet)}>
          <p className={styles.category} lang={textLanguage(category)}>
            {category}
          </p>
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
