import { Trans } from '@lingui/react/macro';
import { useAnswer } from '../../graphql/useAnswer';
import { TrackSearch } from '../../repairs';
import { requestRepairUrl } from '../../repairs/urls';
import { LinkButton } from '../../ui';
import { WrenchIcon } from '../../ui/icons/pages';
import { useHomeSlidesQuery } from '../home.gen';
import styles from './Intro.module.css';
import { Proof } from './Proof';

/** The intro block (public-site §2, Home): what we do in one sentence, what speaks for it, and the way to a repair that is with us. */
export function Intro() {
  const { answer } = useAnswer(useHomeSlidesQuery());
  return (
    <section className={styles.intro}>
      <div className={styles.words}>
        <h1 className={styles.title}>
          <Trans>We bring the picture back.</Trans>
        </h1>
        <Proof />
        {/* beside the pictures it stands already */}
        {answer?.heroSlides.length === 0 && (
          <LinkButton to={requestRepairUrl} size="lg" icon={<WrenchIcon size={22} />}>
            <Trans>Request a Repair</Trans>
          </LinkButton>
        )}
      </div>
      <TrackSearch button="secondary" label={<Trans>Already with us? Follow your repair</Trans>} />
    </section>
  );
}
