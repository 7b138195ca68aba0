import type { FragmentType } from '@apollo/client';
import { Trans } from '@lingui/react/macro';
import { Link } from '../../lib/router/Link';
import { textLanguage } from '../../lib/textLanguage';
import { ArrowRightIcon, DateTime, VisuallyHidden } from '../../ui';
import { Accordion } from '../../ui/Accordion';
import { type CareTipFragment, useCareTipFragment } from '../blog.gen';
import { blogPostUrl } from '../urls';
import { PostAudio } from './PostAudio';
import { PostVideo } from './PostVideo';
import styles from './TipList.module.css';

type Tip = { id: string; title: string } & FragmentType<CareTipFragment>;

/** Tips that fold out, one open at a time (public-site §2, 'Tips'). */
export function TipList({ tips }: { tips: readonly Tip[] }) {
  return (
    <Accordion
      items={tips.map((tip) => ({
        id: tip.id,
        title: tip.title,
        content: (isOpen) => <CareTip tip={tip} isOpen={isOpen} />,
      }))}
    />
  );
}

interface CareTipProps {
  tip: FragmentType<CareTipFragment>;
  isOpen: boolean;
}

function CareTip({ tip, isOpen }: CareTipProps) {
  const { id, title, author, createdAt, snippet, videoUrl, audioUrl } = useCareTipFragment(tip);
  return (
    <div className={styles.tip}>
      <p className={styles.meta}>
        <span>{author}</span>
        <DateTime value={createdAt} show="date" />
      </p>
      {isOpen && <PostVideo url={videoUrl} title={title} />}
      {isOpen && <PostAudio url={audioUrl} title={title} />}
      <p className={styles.snippet} lang={textLanguage(snippet)}>
        {snippet}
      </p>
      <Link to={blogPostUrl(id)} className={styles.more}>
        <span>
          <Trans>Read the full post</Trans>
          <VisuallyHidden>: {title}</VisuallyHidden>
        </span>
        <ArrowRightIcon size={18} />
      </Link>
    </div>
  );
}
