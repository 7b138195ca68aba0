import { Trans } from '@lingui/react/macro';
import { contactUrl } from '../../pages/urls';
import { requestRepairUrl } from '../../repairs/urls';
import { Card, LinkButton, TestBars } from '../../ui';
import { MailIcon } from '../../ui/icons/contact';
import { WrenchIcon } from '../../ui/icons/pages';
import styles from './CallsToAction.module.css';

/** The way on at the end of the page: to the workshop, or to somebody who answers (public-site §2, Home). */
export function CallsToAction() {
  return (
    <Card ground="off" as="section" className={styles.calls}>
      <TestBars className={styles.bars} />
      <h2>
        <Trans>Something on your screen, or nothing at all?</Trans>
      </h2>
      <p>
        <Trans>Book a pickup now, or ask us first. We answer in Nepali and English.</Trans>
      </p>
      <div className={styles.ways}>
        <LinkButton to={requestRepairUrl} icon={<WrenchIcon />}>
          <Trans>Request a Repair</Trans>
        </LinkButton>
        {/* the card is a switched-off screen in both themes */}
        <LinkButton to={contactUrl} variant="secondary" icon={<MailIcon />} data-theme="dark">
          <Trans>Contact us</Trans>
        </LinkButton>
      </div>
    </Card>
  );
}
