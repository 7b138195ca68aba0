import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { excerpt } from '../../lib/excerpt';
import { textLanguage } from '../../lib/textLanguage';
import { Button, DateTime } from '../../ui';
import styles from './CommentCell.module.css';
import type { BlogCommentRowFragment } from './commentAdmin.gen';
import { ReplyForm } from './ReplyForm';

interface CommentCellProps {
  comment: BlogCommentRowFragment;
  isReplying: boolean;
  onClose: () => void;
}

/** A comment as it was typed, with the shop's answer below, or the form that writes it. */
export function CommentCell({ comment, isReplying, onClose }: CommentCellProps) {
  const { content, adminReply, replyTimestamp } = comment;
  return (
    <div className={styles.cell}>
      <LongText text={content} />
      {isReplying ? (
        <ReplyForm comment={comment} onClose={onClose} />
      ) : (
        adminReply && (
          <div className={styles.reply}>
            <p className={styles.when}>
              <Trans>Reply</Trans> {replyTimestamp && <DateTime value={replyTimestamp} />}
            </p>
            <LongText text={adminReply} />
          </div>
        )
      )}
    </div>
  );
}

/** A list stays a list with a long comment in it, too. */
const LONG = 400;

function LongText({ text }: { text: string }) {
  const { t } = useLingui();
  const [isWhole, setWhole] = useState(false);
  const short = excerpt(text, LONG);
  return (
    <>
      <p className={styles.text} lang={textLanguage(text)}>
        {isWhole ? text : short}
      </p>
      {short !== text && (
        <Button size="sm" variant="ghost" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? t`Show less` : t`Show all`}
        </Button>
      )}
    </>
  );
}
