import { Trans, useLingui } from '@lingui/react/macro';
import { useAnswer } from '../../graphql/useAnswer';
import { ContactForm } from '../../inbox/components/ContactForm';
import { ErrorNote, Skeleton } from '../../ui';
import { ContactDetails } from '../components/contact/ContactDetails';
import styles from '../components/contact/ContactDetails.module.css';
import { ContactSkeleton } from '../components/contact/ContactSkeleton';
import { MapFrame } from '../components/contact/MapFrame';
import { PageBanner } from '../components/contact/PageBanner';
import { useContactContentQuery } from '../pages.gen';

/**
 * How to reach the shop, and a form that does (public-site §2 'Contact'). The form needs nothing of the page's content:
 * it is there at once, and whatever becomes of the content, it can be typed into and sent.
 */
export function ContactPage() {
  const { t } = useLingui();
  const { answer: content, failure } = useAnswer(useContactContentQuery());
  const page = content?.contactPage ?? null;
  const waiting = !content && !failure;
  return (
    <>
      <PageBanner
        title={page?.header.title ?? t`Contact Us`}
        subtitle={page ? page.header.subtitle : t`Tell us what your television does, or just come by.`}
        imageUrl={page?.headerBackgroundImageUrl}
        videoUrl={page?.headerBackgroundVideoUrl}
        loading={waiting}
      />
      <div className={styles.page}>
        <div className={styles.columns}>
          {waiting ? (
            <ContactSkeleton />
          ) : (
            <ContactDetails
              info={page?.contactInfo ?? null}
              notice={
                failure && (
                  <ErrorNote
                    {...failure}
                    message={
                      <>
                        <Trans>Contact content not available or failed to load.</Trans> {failure.message}
                      </>
                    }
                  />
                )
              }
            />
          )}
          <section aria-labelledby="contact-form">
            <h2 id="contact-form" className={styles.heading}>
              <Trans>Send us a message</Trans>
            </h2>
            <ContactForm />
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
          {page?.locationInfo.accessibilityInfo && (
            <div>
              <h3>
                <Trans>Getting in</Trans>
              </h3>
              <p>{page.locationInfo.accessibilityInfo}</p>
            </div>
          )}
        </section>
      </div>
    </>
  );
}
