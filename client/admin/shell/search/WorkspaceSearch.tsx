import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { SearchFrame } from '../../../search/admin';
import { type Hit, hitUrl } from './hitUrl';
import { useWorkspaceSearch } from './useWorkspaceSearch';
import { type Way, waysTo } from './ways';
import { type Group, WorkspaceResults } from './WorkspaceResults';

/**
 * Finds records, tabs and actions by typing alone. Enter in the field opens the first of what is found, as soon as it is: whoever types
 * a number and presses Enter at once is not taken to something else.
 */
export function WorkspaceSearch({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const search = useWorkspaceSearch();
  const { typed, hits, isCurrent } = search;
  const ways = waysTo(typed, i18n);
  const of = (kind: Hit['kind']) => (hits ?? []).filter((hit) => hit.kind === kind).map(toLink);
  const groups: Group[] = [
    { id: 'REPAIR', label: t`Repairs`, links: of('REPAIR') },
    { id: 'CUSTOMER', label: t`Customers`, links: of('CUSTOMER') },
    { id: 'PRODUCT', label: t`Products`, links: of('PRODUCT') },
    { id: 'POST', label: t`Posts`, links: of('POST') },
    { id: 'TAB', label: t`Tabs`, links: ways.tabs.map(toOwnLink) },
    { id: 'ACTION', label: t`Actions`, links: ways.actions.map(toOwnLink) },
  ].filter(({ links }) => links.length > 0);

  /** What was typed when Enter was pressed, as long as nothing else is. */
  const wanted = useRef<string | null>(null);
  function openWanted(text: string, isFound: boolean): void {
    if (wanted.current !== text) wanted.current = null;
    if (wanted.current === null || !isFound) return;
    wanted.current = null;
    const first = groups[0]?.links[0];
    if (!first) return;
    onClose();
    void navigate(first.to);
  }
  const arrive = useEffectEvent(openWanted);
  useEffect(() => arrive(typed, isCurrent), [typed, isCurrent]);

  function enter(): void {
    if (typed === '') return;
    wanted.current = typed;
    openWanted(typed, isCurrent);
  }

  return (
    <SearchFrame
      title={t`Search the workspace`}
      label={t`Search repairs, customers, products, posts and tabs`}
      placeholder={t`Name, phone, repair ID, product…`}
      text={search.text}
      setText={search.setText}
      onEnter={enter}
      onClose={onClose}
    >
      <WorkspaceResults {...search} groups={groups} onOpen={onClose} />
    </SearchFrame>
  );
}

const toLink = (hit: Hit) => ({
  key: hit.id,
  to: hitUrl(hit),
  title: hit.title,
  detail: hit.detail,
  status: hit.status,
});

const toOwnLink = ({ label, to }: Way) => ({ key: to, to, title: label, detail: null, status: null });
