import { Trans } from '@lingui/react/macro';
import { type MouseEvent, useId } from 'react';
import { useErrorText } from '../../../graphql/useErrorText';
import { isPlainPress } from '../../../lib/plainPress';
import { Link } from '../../../lib/router/Link';
import { textLanguage } from '../../../lib/textLanguage';
import { RepairStatusBadge } from '../../../repairs';
import { classes, EmptyState, ErrorNote, Loading, Skeleton } from '../../../ui';
import type { Hit } from './hitUrl';
import type { useWorkspaceSearch } from './useWorkspaceSearch';
import styles from './WorkspaceResults.module.css';

interface FoundLink {
  key: string;
  to: string;
  title: string;
  detail: string | null;
  status: Hit['status'];
}

export interface Group {
  id: string;
  label: string;
  links: FoundLink[];
}

type WorkspaceResultsProps = Omit<ReturnType<typeof useWorkspaceSearch>, 'text' | 'setText'> & {
  groups: readonly Group[];
  /** A result was followed here, not into another tab. */
  onOpen: () => void;
};

/** What was found, kind by kind; that nothing was; or that it is on its way. */
export function WorkspaceResults({
  groups,
  typed,
  hits,
  isCurrent,
  error,
  loading,
  retry,
  onOpen,
}: WorkspaceResultsProps) {
  const errorText = useErrorText();
  const isWaiting = typed !== '' && hits === null && !error;
  return (
    <div className={classes(styles.results, !isCurrent && styles.stale)} aria-busy={!isCurrent}>
      {error && <ErrorNote message={errorText(error)} onRetry={retry} busy={loading} />}
      {isWaiting && (
        <Loading>
          {[1, 2, 3].map((row) => (
            <Skeleton key={row} height="3rem" />
          ))}
        </Loading>
      )}
      {groups.map((group) => (
        <FoundGroup key={group.id} group={group} onOpen={onOpen} />
      ))}
      {groups.length === 0 && isCurrent && !error && (
        <output>
          <EmptyState title={<Trans>Nothing matches "{typed}".</Trans>}>
            <Trans>Try a part of the name or number, or fewer words.</Trans>
          </EmptyState>
        </output>
      )}
    </div>
  );
}

function FoundGroup({ group: { label, links }, onOpen }: { group: Group; onOpen: () => void }) {
  const id = useId();
  const follow = (event: MouseEvent) => {
    if (isPlainPress(event)) onOpen();
  };
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.label}>
        {label}
      </h3>
      <ul className={styles.list}>
        {links.map(({ key, to, title, detail, status }) => (
          <li key={key}>
            <Link to={to} className={styles.result} onClick={follow}>
              <span className={styles.title} lang={textLanguage(title)}>
                {title}
              </span>
              {detail !== null && (
                <span className={styles.detail} lang={textLanguage(detail)}>
                  {detail}
                </span>
              )}
              {status !== null && <RepairStatusBadge status={status} />}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
