import { Trans } from '@lingui/react/macro';
import { TrackSearch } from '../../repairs';
import { requestRepairUrl } from '../../repairs/urls';
import { LinkButton } from '../../ui';
import { WrenchIcon } from '../../ui/icons/pages';
import styles from './Hero.module.css';
import { Television } from './Television';

/** What we do in one sentence, and the two things people come for. */
export function Hero() {
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.title}>
          <Trans>We bring the picture back.</Trans>
        </h1>
        <p className={styles.intro}>
          <Trans>
            Dead panel, no sound, lines across the screen: we pick your TV up anywhere in the Kathmandu Valley, tell you
            the price first, and bring it home working.
          </Trans>
        </p>
        <LinkButton to={requestRepairUrl} size="lg" icon={<WrenchIcon size={22} />} className={styles.action}>
          <Trans>Request a Repair</Trans>
        </LinkButton>
      </div>
      <Television />
      {/* the hero is a switched-off screen in both themes */}
      <div className={styles.track} data-theme="dark">
        <TrackSearch button="secondary" label={<Trans>Already with us? Follow your repair</Trans>} />
      </div>
    </section>
  );
}
