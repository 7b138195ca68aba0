import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from '../../lib/router/Link';
import { useAnswer } from '../../graphql/useAnswer';
import { ErrorNote, Loading, Skeleton, SkeletonText } from '../../ui';
import { CartIcon, NewsIcon, QuestionIcon, TvIcon, WrenchIcon } from '../../ui/icons/pages';
import { Picture } from '../../ui/Picture';
import { useHomeStoriesQuery } from '../home.gen';
import { type Story, type StoryKind, toStories } from '../stories';
import styles from './StoryStrip.module.css';

/** How many grey tiles fill the width of a desktop's column. */
const SKELETONS = 8;

/** What is new in the shop, as a row of small screens to swipe through (public-site §2, Home). */
export function StoryStrip() {
  const { answer: shown, failure } = useAnswer(useHomeStoriesQuery());
  if (shown) {
    const stories = toStories(shown);
    return stories.length > 0 && <Strip stories={stories} />;
  }
  if (failure) return <ErrorNote {...failure} />;
  return (
    <div>
      <Loading>
        <div className={styles.strip}>
          {Array.from({ length: SKELETONS }, (_, tile) => (
            <div key={tile} className={styles.tile}>
              <span className={styles.screen}>
                <Skeleton height="100%" />
              </span>
              <span className={styles.waiting}>
                <SkeletonText lines={2} />
              </span>
            </div>
          ))}
        </div>
      </Loading>
    </div>
  );
}

function Strip({ stories }: { stories: Story[] }) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`What is new`}>
      <ul className={styles.strip}>
        {stories.map((story) => (
          <li key={`${story.kind}${story.id}`}>
            <Link to={story.to} className={styles.tile}>
              <Screen story={story} />
              <KindName kind={story.kind} />
              <span className={styles.title}>{story.title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const icons: Record<StoryKind, ReactNode> = {
  product: <CartIcon size={30} />,
  repair: <TvIcon size={30} />,
  post: <NewsIcon size={30} />,
  question: <QuestionIcon size={30} />,
  service: <WrenchIcon size={30} />,
};

function Screen({ story: { kind, picture } }: { story: Story }) {
  return (
    <span className={styles.screen} data-kind={kind}>
      {picture ? <Picture src={picture} alt="" sizes="5.5rem" ratio={1.25} className={styles.picture} /> : icons[kind]}
    </span>
  );
}

function KindName({ kind }: { kind: StoryKind }) {
  const names: Record<StoryKind, ReactNode> = {
    product: <Trans>For sale</Trans>,
    repair: <Trans>On the bench</Trans>,
    post: <Trans>Blog</Trans>,
    question: <Trans>Question</Trans>,
    service: <Trans>Service</Trans>,
  };
  return <span className={styles.kind}>{names[kind]}</span>;
}
