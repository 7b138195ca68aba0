import type { ReactNode } from 'react';
import { classes } from '../../../ui';
import { ContentLinkButton } from '../../../ui/ContentLink';
import { Picture } from '../../../ui/Picture';
import type { TextWithImageFragment } from '../../showcase.gen';
import styles from './TextWithImage.module.css';
import { WrittenText } from './WrittenText';

interface TextWithImageProps {
  heading: ReactNode;
  section: TextWithImageFragment;
}

/** Words and a picture side by side; on a phone the picture follows the words. */
export function TextWithImage({ heading, section }: TextWithImageProps) {
  const { title, paragraphs, imageUrl, textSide, ctaButtonText, ctaButtonLink } = section;
  return (
    <div className={classes(styles.section, imageUrl && styles.split, textSide === 'RIGHT' && styles.textRight)}>
      <div className={styles.words}>
        {heading}
        <WrittenText parts={paragraphs} />
        <ContentLinkButton to={ctaButtonLink} text={ctaButtonText} className={styles.way} />
      </div>
      {imageUrl && (
        <Picture
          src={imageUrl}
          alt={title ?? ''}
          sizes="(min-width: 75rem) 24rem, (min-width: 48rem) 45vw, calc(100vw - 2rem)"
        />
      )}
    </div>
  );
}
