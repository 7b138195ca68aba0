import { Trans } from '@lingui/react/macro';
import { useAnswer } from '../../graphql/useAnswer';
import { useStructuredData } from '../../lib/structuredData';
import { ErrorNote } from '../../ui';
import { ContactView } from '../components/contact/ContactView';
import { repairShopData } from '../components/services/repairShopData';
import { useContactContentQuery } from '../pages.gen';

/** The page shows no rating. */
const NOT_ASKED = { average: null, count: 0 };

/**
 * How to reach the shop, and a form that does (public-site §2 'Contact'). The form needs nothing of the page's content:
 * it is there at once, and whatever becomes of the content, it can be typed into and sent.
 */
export function ContactPage() {
  const { answer: content, failure } = useAnswer(useContactContentQuery());
  useStructuredData(
    content?.contactPage ? repairShopData({ contactPage: content.contactPage, serviceRating: NOT_ASKED }) : null,
  );
  return (
    <ContactView
      page={content?.contactPage ?? null}
      waiting={!content && !failure}
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
  );
}
