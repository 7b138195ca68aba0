import type { FragmentType } from '@apollo/client';
import { Trans } from '@lingui/react/macro';
import { Avatar } from '../../accounts';
import { textLanguage } from '../../lib/textLanguage';
import { DateTime } from '../../ui';
import { LogoMark } from '../../ui/drawings';
import { type CommentFragment, useCommentFragment } from '../blog.gen';
import styles from './Comments.module.css';

/** A comment, exactly as it was typed, and what the shop answered. */
export function Comment({ comment }: { comment: FragmentType<CommentFragment> }) {
  const { authorName, authorProfilePicUrl, content, timestamp, adminReply, replyTimestamp } =
    useCommentFragment(comment);
  return (
    <li className={styles.comment}>
      <Avatar person={{ name: authorName, username: authorName, profilePictureUrl: authorProfilePicUrl }} />
      <div className={styles.said}>
        <p className={styles.who}>
          <strong>{authorName}</strong>
          <span className={styles.when}>
            <DateTime value={timestamp} show="relative" />
          </span>
        </p>
        <p className={styles.content} lang={textLanguage(content)}>
          {content}
        </p>
        {adminReply && (
          <div className={styles.reply}>
            <p className={styles.who}>
              <LogoMark size={28} />
              <strong>
                <Trans>Answer from Parda</Trans>
              </strong>
              {replyTimestamp && (
                <span className={styles.when}>
                  <DateTime value={replyTimestamp} show="relative" />
                </span>
              )}
            </p>
            <p className={styles.content} lang={textLanguage(adminReply)}>
              {adminReply}
            </p>
          </div>
        )}
      </div>
    </li>
  );
}
