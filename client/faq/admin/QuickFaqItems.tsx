import { Trans, useLingui } from '@lingui/react/macro';
import { EditorSection } from '../../admin/kit/editor/EditorSection';
import { useAdminAction } from '../../admin/kit/useAdminAction';
import { useAnswer } from '../../graphql/useAnswer';
import { Button, ErrorState, Loading, Skeleton } from '../../ui';
import { useFaqListQuery } from '../faq.gen';
import { forgetFaqItems } from './cache';
import { useDeleteFaqItemMutation } from './faqAdmin.gen';
import { NewQuestion } from './NewQuestion';
import styles from './QuickFaqItems.module.css';

/** The questions within the editor of the FAQ page: adding and deleting one takes effect at once (back-office §4). */
export function QuickFaqItems() {
  const { t } = useLingui();
  const { answer, failure } = useAnswer(useFaqListQuery({ fetchPolicy: 'cache-and-network' }));
  const { act, isBusy } = useAdminAction();
  const [deleteFaqItem] = useDeleteFaqItemMutation({ update: forgetFaqItems, refetchQueries: ['FaqList'] });
  const items = answer?.faqItems;

  async function remove(id: string, question: string): Promise<void> {
    if (!window.confirm(t`Delete the question "${question}"?`)) return;
    await act(() => deleteFaqItem({ variables: { id } }), {
      done: t`FAQ item deleted successfully`,
      failed: () => t`Failed to delete FAQ item`,
      key: id,
    });
  }

  return (
    <EditorSection
      title={<Trans>Questions and answers</Trans>}
      hint={<Trans>These are saved at once, without saving the page. To change one, open the tab FAQs.</Trans>}
    >
      {failure ? (
        <ErrorState {...failure} />
      ) : !items ? (
        <Loading>
          <Skeleton height="12rem" />
        </Loading>
      ) : items.length === 0 ? (
        <p className={styles.none}>
          <Trans>No FAQ items yet.</Trans>
        </p>
      ) : (
        <ul className={styles.list} aria-label={t`Questions and answers`}>
          {items.map(({ id, question }) => (
            <li key={id} className={styles.item}>
              <span className={styles.question}>{question}</span>
              <Button
                size="sm"
                variant="danger"
                aria-label={t`Delete ${question}`}
                busy={isBusy(id)}
                onClick={() => void remove(id, question)}
              >
                <Trans>Delete</Trans>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {items && <NewQuestion count={items.length} />}
    </EditorSection>
  );
}
