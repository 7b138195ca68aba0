import type { FragmentType } from '@apollo/client';
import { useLingui } from '@lingui/react/macro';
import { RowSwitch } from '../../admin/kit/RowSwitch';
import {
  type ActiveSwitchFragment,
  useActiveSwitchFragment,
  useSetSubscriptionActiveMutation,
} from './newsletterAdmin.gen';

/** Whether the address gets the newsletter. */
export function ActiveSwitch({ subscription }: { subscription: FragmentType<ActiveSwitchFragment> }) {
  const { t } = useLingui();
  const { id, email, isActive } = useActiveSwitchFragment(subscription);
  const [setActive] = useSetSubscriptionActiveMutation();
  const state = isActive ? t`Active` : t`Inactive`;
  return (
    <RowSwitch
      checked={isActive}
      state={state}
      label={t`${state}. Send the newsletter to ${email}`}
      done={t`Subscription updated.`}
      change={() =>
        setActive({
          variables: { id, isActive: !isActive },
          optimisticResponse: {
            setSubscriptionActive: { __typename: 'NewsletterSubscription', id, isActive: !isActive },
          },
        })
      }
    />
  );
}
