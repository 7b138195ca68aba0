import { useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import { blogPostUrl } from '../../blog/urls';
import { SearchFrame } from './SearchFrame';
import { SearchResults } from './SearchResults';
import { useSearch } from './useSearch';

/** The global search (public-site §2, 'Search and chat'). Enter in the field opens the first result. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const search = useSearch();

  function openFirst(): void {
    const first = search.isCurrent ? search.results?.[0] : undefined;
    if (!first) return;
    onClose();
    void navigate(blogPostUrl(first.id));
  }

  return (
    <SearchFrame
      title={t`Search`}
      label={t`Search the blog`}
      placeholder={t`Search the blog...`}
      text={search.text}
      setText={search.setText}
      onEnter={openFirst}
      onClose={onClose}
    >
      <SearchResults {...search} onOpen={onClose} />
    </SearchFrame>
  );
}
