import { Trans, useLingui } from '@lingui/react/macro';
import { Spinner } from '../../../ui';
import { type SocialRefusal, useSocialArrival } from '../useSocialArrival';
import type { Arrival } from '../../socialArrival';
import styles from '../AccountCard.module.css';
import { AccountCard } from '../AccountCard';
import { socialProviders } from './providers';
import { SocialEmailForm } from './SocialEmailForm';

interface SocialArrivalProps {
  arrival: Arrival;
  onRefused: (refusal: SocialRefusal | null) => void;
}

/** What is seen while a provider's sign-in is being finished: a calm word, or the one question that is left. */
export function SocialArrival({ arrival, onRefused }: SocialArrivalProps) {
  const { t } = useLingui();
  const { step, exchange, refuse } = useSocialArrival(arrival, onRefused);
  const { name, Mark } = socialProviders[arrival.provider];
  if (step.at === 'email') {
    return (
      <AccountCard
        step={step.at}
        title={t`One last question`}
        icon={<Mark size={28} />}
        intro={<Trans>{name} did not tell us your email address. Where can we reach you?</Trans>}
      >
        <SocialEmailForm
          exchange={(email) => exchange(step.code, step.redirect, email)}
          refuse={refuse}
          onCancel={() => onRefused(null)}
        />
      </AccountCard>
    );
  }
  return (
    <AccountCard step={step.at} title={t`Login`} icon={<Mark size={28} />}>
      <output className={styles.waiting}>
        <Spinner size={32} />
        {step.at === 'linking' ? (
          <Trans>Connecting {name} to your account…</Trans>
        ) : (
          <Trans>Signing you in with {name}…</Trans>
        )}
      </output>
    </AccountCard>
  );
}
