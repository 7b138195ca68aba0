import { Trans, useLingui } from '@lingui/react/macro';
import { useLogout } from '../../accounts';
import { AddIcon } from '../kit/icons';
import { NEW } from '../kit/useOpenForm';
import { homeUrl } from '../../home/urls';
import { Link } from '../../lib/router/Link';
import { InstallButton } from '../../offline';
import { SearchButton } from '../../search';
import type { Viewer } from '../../session/useViewer';
import { Button, LinkButton } from '../../ui';
import { LogoMark } from '../../ui/drawings';
import { icon } from '../../ui/icons';
import { HeaderAccount } from '../../app/HeaderAccount';
import { LanguageSwitch } from '../../app/LanguageSwitch';
import { PageProgress } from '../../app/PageProgress';
import { ThemeSwitch } from '../../app/ThemeSwitch';
import { codeAhead } from '../../lib/codeAhead';
import styles from './AdminBar.module.css';
import { adminTabUrl } from './urls';

const workspaceSearch = codeAhead(async () => (await import('./search/WorkspaceSearch')).WorkspaceSearch);

interface AdminBarProps {
  viewer: Viewer;
  /** Whether there is room for all tools; on a phone some are in the menu of the tabs. */
  wide: boolean;
  onShowKeys: () => void;
}

const KeysIcon = /* @__PURE__ */ icon(<path d="M3 6.5h18v11H3v-11Zm4 7.5h10M7 10h.1m3.2 0h.1m3.2 0h.1m3.2 0h.1" />);

/** What is above every tab: the way back to the site, who is there, and the tools. */
export function AdminBar({ viewer: { email, role }, wide, onShowKeys }: AdminBarProps) {
  const { t } = useLingui();
  const logOut = useLogout();
  return (
    <header className={styles.bar}>
      <div className={styles.inner}>
        <Link to={homeUrl} className={styles.brand} title={t`Back to the site`}>
          <LogoMark size={32} />
          <span>Parda</span>
        </Link>
        <div className={styles.who}>
          <h1>
            <Trans>Admin Dashboard</Trans>
          </h1>
          <p>
            <Trans>
              Logged in as {email} (Role: {role})
            </Trans>
          </p>
        </div>
        <div className={styles.tools}>
          <SearchButton code={workspaceSearch} />
          <LinkButton
            to={`${adminTabUrl('repairs')}?edit=${NEW}`}
            size="sm"
            className={styles.add}
            icon={<AddIcon size={22} />}
          >
            <span className={styles.addText}>
              <Trans>New repair</Trans>
            </span>
          </LinkButton>
          {wide && (
            <>
              <InstallButton />
              <Button
                variant="ghost"
                icon={<KeysIcon size={22} />}
                aria-label={t`Keyboard shortcuts`}
                aria-haspopup="dialog"
                aria-keyshortcuts="?"
                title={t`Keyboard shortcuts (?)`}
                onClick={onShowKeys}
              />
              <LanguageSwitch />
              <ThemeSwitch />
            </>
          )}
          <HeaderAccount onLogout={logOut} />
        </div>
      </div>
      <PageProgress />
    </header>
  );
}
