import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from '../../lib/router/Link';
import { textLanguage } from '../../lib/textLanguage';
import { blogPostUrl } from '../../blog/urls';
import { faqUrl } from '../../faq/urls';
import { useAnswer } from '../../graphql/useAnswer';
import { servicesUrl } from '../../pages/urls';
import { productUrl } from '../../products/urls';
import { trackRepairUrl } from '../../repairs/urls';
import { type RepairStatus, repairStatuses, toneStyle } from '../../repairs';
import { ErrorNote, Loading, Skeleton, SkeletonText } from '../../ui';
import { CartIcon, NewsIcon, QuestionIcon, TvIcon, WrenchIcon } from '../../ui/icons/pages';
import { Picture } from '../../ui/Picture';
import { type HomeStoriesQuery, type StoryKind, type TvType, useHomeStoriesQuery } from '../home.gen';
import styles from './StoryStrip.module.css';

/** How many grey tiles fill the width of a desktop's column. */
const SKELETONS = 8;

/** What is new in the shop, as a row of small screens to swipe through (public-site §2, Home). */
export function StoryStrip() {
  const { answer: shown, failure } = useAnswer(useHomeStoriesQuery());
  if (shown) return shown.stories.length > 0 && <Strip stories={shown.stories} />;
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

/** A thing of the shop; the server says which, and in which order. */
type Story = HomeStoriesQuery['stories'][number];

function Strip({ stories }: { stories: Story[] }) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`What is new`}>
      <ul className={styles.strip}>
        {stories.map((story) => (
          <li key={`${story.kind}${story.id}`}>
            <Link to={addresses[story.kind](story.id)} className={styles.tile}>
              <Screen story={story} />
              <KindName kind={story.kind} />
              <span className={styles.title} lang={textLanguage(story.title)}>
                {story.title}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const addresses: Record<StoryKind, (id: string) => string> = {
  PRODUCT: productUrl,
  REPAIR: trackRepairUrl,
  POST: blogPostUrl,
  QUESTION: () => faqUrl,
  SERVICE: () => servicesUrl,
};

const icons: Record<StoryKind, ReactNode> = {
  PRODUCT: <CartIcon size={30} />,
  REPAIR: <TvIcon size={30} />,
  POST: <NewsIcon size={30} />,
  QUESTION: <QuestionIcon size={30} />,
  SERVICE: <WrenchIcon size={30} />,
};

function Screen({ story: { kind, imageUrl, tvType, status } }: { story: Story }) {
  return (
    <span className={styles.screen} data-kind={kind}>
      {imageUrl ? (
        <Picture src={imageUrl} alt="" sizes="5.5rem" ratio={1.25} className={styles.picture} />
      ) : tvType && status ? (
        <SetOnBench tvType={tvType} status={status} />
      ) : (
        icons[kind]
      )}
    </span>
  );
}

/** A set as its kind looks, lit in the colour of where its repair stands, with the sign of that on its glass. */
function SetOnBench({ tvType, status }: { tvType: TvType; status: RepairStatus }) {
  const { tone, Icon } = repairStatuses[status];
  return (
    <span className={styles.set} data-type={tvType} style={toneStyle(tone)}>
      <Icon size={20} />
    </span>
  );
}

function KindName({ kind }: { kind: StoryKind }) {
  const names: Record<StoryKind, ReactNode> = {
    PRODUCT: <Trans>For sale</Trans>,
    REPAIR: <Trans>On the bench</Trans>,
    POST: <Trans>Blog</Trans>,
    QUESTION: <Trans>Question</Trans>,
    SERVICE: <Trans>Service</Trans>,
  };
  return <span className={styles.kind}>{names[kind]}</span>;
}
