import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useAnswer } from '../../graphql/useAnswer';
import { Button, ErrorState, Loading, Skeleton } from '../../ui';
import { type CommentPageFragment, useMoreCommentsQuery } from '../blog.gen';
import { Comment } from './Comment';
import styles from './Comments.module.css';

/** Comments that come at a time, as with the post. */
const PAGE_SIZE = 10;

/**
 * Some comments and, once they are asked for, those that follow. Each page begins where the one above it ends, so that
 * none is lost or doubled between them when a new one comes on top.
 */
export function CommentPage({ postId, page }: { postId: string; page: CommentPageFragment }) {
  const [more, setMore] = useState(false);
  const { edges, pageInfo } = page;
  return (
    <>
      <ul className={styles.list}>
        {edges.map(({ node }) => (
          <Comment key={node.id} comment={node} />
        ))}
      </ul>
      {pageInfo.hasNextPage &&
        pageInfo.endCursor !== null &&
        (more ? (
          <NextComments postId={postId} after={pageInfo.endCursor} />
        ) : (
          <Button variant="secondary" className={styles.more} onClick={() => setMore(true)}>
            <Trans>Load more comments</Trans>
          </Button>
        ))}
    </>
  );
}

function NextComments({ postId, after }: { postId: string; after: string }) {
  const { answer, failure } = useAnswer(
    useMoreCommentsQuery({
      variables: { postId, first: PAGE_SIZE, after },
    }),
  );
  // The button that was pressed is gone, so the focus goes to where it led.
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus({ preventScroll: true }), []);

  const page = answer?.blogPost?.comments;
  return (
    <div ref={place} tabIndex={-1} className={styles.next}>
      {page ? (
        <CommentPage postId={postId} page={page} />
      ) : failure ? (
        <ErrorState {...failure} />
      ) : (
        <Loading>
          {[1, 2, 3].map((comment) => (
            <Skeleton key={comment} height="6rem" />
          ))}
        </Loading>
      )}
    </div>
  );
}
