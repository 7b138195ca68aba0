import { textLanguage } from '../../lib/textLanguage';
import { LazyRichText } from '../../ui/LazyRichText';
import { Picture } from '../../ui/Picture';
import type { PostArticleFragment } from '../blog.gen';
import { withLineBreaks } from '../lineBreaks';
import styles from './PostBlocks.module.css';

type Block = PostArticleFragment['fullContentBlocks'][number];

/** The post itself, block by block: texts, and pictures out of the post's own (public-site §3, 'BlogPost'). */
export function PostBlocks({ blocks, imageUrls }: { blocks: Block[]; imageUrls: string[] }) {
  return (
    <div className={styles.blocks}>
      {blocks.map((block, number) => (
        // Blocks have no names; their place is all that tells them apart.
        <PostBlock key={number} block={block} imageUrls={imageUrls} />
      ))}
    </div>
  );
}

function PostBlock({ block, imageUrls }: { block: Block; imageUrls: string[] }) {
  if ('content' in block) {
    return (
      <div className={styles.text} lang={textLanguage(block.content.replace(/<[^>]*>/g, ''))}>
        <LazyRichText html={withLineBreaks(block.content)} lines={4} />
      </div>
    );
  }
  const picture = imageUrls[block.imageUrlsIndex];
  // A picture that the post no longer has is skipped (decisions §6).
  if (picture === undefined) return null;
  return (
    <figure className={styles.figure}>
      <Picture src={picture} alt={block.altText} sizes="(min-width: 75rem) 47rem, 94vw" />
      {block.caption && (
        <figcaption className={styles.caption} lang={textLanguage(block.caption)}>
          {block.caption}
        </figcaption>
      )}
    </figure>
  );
}
