import type { FragmentType } from '@apollo/client';
import { useLingui } from '@lingui/react/macro';
import { ActiveRowSwitch } from '../../admin/kit/ActiveRowSwitch';
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
  return (
    <ActiveRowSwitch
      isActive={isActive}
      label={(state) => t`${state}. Send the newsletter to ${email}`}
      done={t`Subscription updated.`}
      change={(isActive) =>
        setActive({
          variables: { id, isActive },
          optimisticResponse: { setSubscriptionActive: { __typename: 'NewsletterSubscription', id, isActive } },
        })
      }
    />
  );
}
