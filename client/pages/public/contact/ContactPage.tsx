import { Trans } from '@lingui/react/macro';
import { useAnswer } from '../../../graphql/useAnswer';
import { ErrorNote } from '../../../ui';
import { ContactView } from './ContactView';
import { ShopHead } from '../services/ShopHead';
import { useContactContentQuery } from '../../pages.gen';

/** The page shows no rating. */
const NOT_ASKED = { average: null, count: 0 };

/**
 * How to reach the shop, and a form that does (public-site §2 'Contact'). The form needs nothing of the page's content:
 * it is there at once, and whatever becomes of the content, it can be typed into and sent.
 */
export function ContactPage() {
  const { answer: content, failure } = useAnswer(useContactContentQuery());
  return (
    <>
      {content?.contactPage && <ShopHead contactPage={content.contactPage} serviceRating={NOT_ASKED} />}
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
    </>
  );
}
