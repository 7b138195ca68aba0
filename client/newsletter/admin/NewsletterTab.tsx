import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { FLAG } from '../../admin/kit/FlagFilter';
import { ResourceTab } from '../../admin/kit/ResourceTab';
import { NEW } from '../../admin/kit/useOpenForm';
import { useAsked, useResource } from '../../admin/kit/useResource';
import { formatNumber } from '../../lib/digits';
import { Button } from '../../ui';
import { UploadIcon } from '../../ui/icons/media';
import { ActiveSwitch } from './ActiveSwitch';
import { useDeleteSubscriptionMutation, useSubscriptionTableQuery } from './newsletterAdmin.gen';

const ImportDialog = lazy(async () => ({ default: (await import('./ImportDialog')).ImportDialog }));

const LIST = {
  sorts: ['EMAIL', 'CREATED_AT', 'ACTIVE'],
  defaultSort: { sort: 'CREATED_AT', direction: 'DESC' },
  filters: { isActive: FLAG },
} as const;

/** Newsletter subscriptions (back-office §2): who wants our letters. */
export function NewsletterTab() {
  const { t, i18n } = useLingui();
  const asked = useAsked(LIST);
  const subscriptions = useResource(asked, useSubscriptionTableQuery(asked.options));
  const { open, data } = subscriptions;
  const [deleteSubscription] = useDeleteSubscriptionMutation({ refetchQueries: ['SubscriptionTable'] });
  const active = data ? formatNumber(data.activeSubscriberCount, i18n.locale) : '';
  return (
    <ResourceTab
      resource={subscriptions}
      title={t`Newsletter Subscriptions`}
      intro={active ? <Trans>A campaign sent now would go to {active} active subscribers.</Trans> : null}
      search={t`Email`}
      filters={{ isActive: { label: t`Status`, on: t`Active`, off: t`Inactive` } }}
      exported="newsletter-subscriptions"
      listActions={
        <Button icon={<UploadIcon />} onClick={open.add}>
          <Trans>Import</Trans>
        </Button>
      }
      empty={t`No newsletter subscriptions yet.`}
      name={({ email }) => email}
      columns={[
        { id: 'email', header: t`Email`, cell: ({ email }) => email, sort: 'EMAIL' },
        { id: 'created', header: t`Subscribed`, time: ({ createdAt }) => createdAt, show: 'date', sort: 'CREATED_AT' },
        { id: 'active', header: t`Status`, cell: (row) => <ActiveSwitch subscription={row} />, sort: 'ACTIVE' },
      ]}
      remove={{
        ask: ({ email }) => t`Delete the subscription of ${email}?`,
        send: ({ id }) => deleteSubscription({ variables: { id } }),
        done: t`Subscription deleted.`,
      }}
    >
      {open.editing === NEW && (
        <Suspense>
          <ImportDialog onClose={open.close} />
        </Suspense>
      )}
    </ResourceTab>
  );
}
