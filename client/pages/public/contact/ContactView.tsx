import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, Suspense } from 'react';
import { textLanguage } from '../../../lib/textLanguage';
import { ContactForm } from '../../../inbox';
import { Skeleton } from '../../../ui';
import type { ContactContentQuery } from '../../pages.gen';
import { ContactDetails } from './ContactDetails';
import styles from './ContactDetails.module.css';
import { ContactSkeleton } from './ContactSkeleton';
import { Directions } from './Directions';
import { MapFrame } from './MapFrame';
import { PageBanner } from './PageBanner';

interface ContactViewProps {
  /** Null where there is none, or none yet. */
  page: Omit<NonNullable<ContactContentQuery['contactPage']>, 'language'> | null;
  /** It is still on its way. */
  waiting?: boolean;
  /** Where something has to be said about the details. */
  notice?: ReactNode;
}

/** All that the page 'Contact' shows of its content, and the form, which needs nothing of it (public-site §2 'Contact'). */
export function ContactView({ page, waiting = false, notice }: ContactViewProps) {
  const { t } = useLingui();
  return (
    <>
      <PageBanner
        title={page?.header.title ?? t`Contact Us`}
        subtitle={page ? page.header.subtitle : t`Tell us what is wrong with your TV, or just come by.`}
        imageUrl={page?.headerBackgroundImageUrl}
        videoUrl={page?.headerBackgroundVideoUrl}
        loading={waiting}
      />
      <div className={styles.page}>
        <div className={styles.columns}>
          {waiting ? <ContactSkeleton /> : <ContactDetails info={page?.contactInfo ?? null} notice={notice} />}
          <section aria-labelledby="contact-form">
            <h2 id="contact-form" className={styles.heading}>
              <Trans>Send us a message</Trans>
            </h2>
            <Suspense>
              <ContactForm />
            </Suspense>
          </section>
        </div>
        <section className={styles.place} aria-labelledby="contact-place">
          <h2 id="contact-place">
            <Trans>Where to find us</Trans>
          </h2>
          {waiting ? (
            <Skeleton height="18rem" />
          ) : (
            <MapFrame
              url={page?.locationInfo.mapEmbedUrl ?? null}
              placeholder={page?.locationInfo.mapPlaceholderText ?? null}
            />
          )}
          {page?.contactInfo.address?.trim() && <Directions address={page.contactInfo.address} />}
          {page?.locationInfo.accessibilityInfo && (
            <div>
              <h3>
                <Trans>Getting in</Trans>
              </h3>
              <p lang={textLanguage(page.locationInfo.accessibilityInfo)}>{page.locationInfo.accessibilityInfo}</p>
            </div>
          )}
        </section>
      </div>
    </>
  );
}
