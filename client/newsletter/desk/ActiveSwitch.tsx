import { Trans, useLingui } from '@lingui/react/macro';
import { useDeskAction } from '../../desk/useDeskAction';
import { Switch } from '../../ui/Switch';
import { type SubscriptionRowFragment, useSetSubscriptionActiveMutation } from './newsletterDesk.gen';

/** Whether the address gets the newsletter; a press shows at once. */
export function ActiveSwitch({ subscription: { id, email, isActive } }: { subscription: SubscriptionRowFragment }) {
  const { t } = useLingui();
  const { act, isBusy } = useDeskAction();
  const [setActive] = useSetSubscriptionActiveMutation();
  const state = isActive ? t`Active` : t`Inactive`;

  // a const, since the generated types leave the type's name out
  const setSubscriptionActive = { __typename: 'NewsletterSubscription', id, isActive: !isActive };
  const toggle = () =>
    act(() => setActive({ variables: { id, isActive: !isActive }, optimisticResponse: { setSubscriptionActive } }), {
      done: t`Subscription updated.`,
    });
  return (
    <Switch
      checked={isActive}
      busy={isBusy()}
      label={t`${state}. Send the newsletter to ${email}`}
      onToggle={() => void toggle()}
    >
      {isActive ? <Trans>Active</Trans> : <Trans>Inactive</Trans>}
    </Switch>
  );
}
