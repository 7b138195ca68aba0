import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { safeRedirect } from '../../../session/urls';
import { Loading, Spinner } from '../../../ui';
import { Tabs } from '../../../ui/Tabs';
import { useEntrance } from '../useEntrance';
import type { SocialRefusal } from '../useSocialArrival';
import styles from '../AccountCard.module.css';
import { AccountCard } from '../AccountCard';
import { FormAlert } from '../FormAlert';
import { SocialButtons } from '../social/SocialButtons';
import { LoginForm } from './LoginForm';
import { RegisterForm } from './RegisterForm';

/** Login and Register beside each other; which one is open is in the address (decisions §6). */
export function EntranceCard({ refusal }: { refusal: SocialRefusal | null }) {
  const { t } = useLingui();
  const [params, setParams] = useSearchParams();
  const redirect = safeRedirect(params.get('redirect'));
  const { asking, enter } = useEntrance(redirect);
  const tab = params.get('tab') === 'register' ? 'register' : 'login';

  function open(id: typeof tab): void {
    const next = new URLSearchParams(params);
    if (id === 'login') next.delete('tab');
    else next.set('tab', id);
    setParams(next, { replace: true, preventScrollReset: true });
  }

  const names = { login: t`Login`, register: t`Register` };
  const titles = { login: t`Welcome back`, register: t`Create your account` };
  if (asking) {
    return (
      <AccountCard title={titles.login} pageTitle={names.login}>
        <div className={styles.waiting}>
          <Loading>
            <Spinner size={32} />
          </Loading>
        </div>
      </AccountCard>
    );
  }
  return (
    <AccountCard title={titles[tab]} pageTitle={names[tab]}>
      <FormAlert message={refusal?.message}>
        {refusal?.isTaken && (
          <span>
            <Trans>
              This email already has an account here. Once you are in, you can connect the two in your settings.
            </Trans>
          </span>
        )}
      </FormAlert>
      <Suspense>
        <Tabs
          label={t`Login or register`}
          selected={tab}
          onSelect={open}
          tabs={[
            { id: 'login', label: names.login, panel: <LoginForm enter={enter} redirect={redirect} /> },
            { id: 'register', label: names.register, panel: <RegisterForm enter={enter} /> },
          ]}
        />
      </Suspense>
      <SocialButtons redirect={redirect} />
    </AccountCard>
  );
}
