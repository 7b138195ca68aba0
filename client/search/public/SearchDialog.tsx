import { useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import { blogPostUrl } from '../../blog/urls';
import { hitUrl } from './hits';
import { SearchFrame } from './SearchFrame';
import { SearchResults } from './SearchResults';
import { useSearch } from './useSearch';

/** The global search (public-site §2, 'Search and chat'). Enter in the field opens the first result. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const search = useSearch();

  function openFirst(): void {
    if (!search.isCurrent) return;
    const [post] = search.results ?? [];
    const to = post ? blogPostUrl(post.id) : search.hits.map(hitUrl).find(Boolean);
    if (!to) return;
    onClose();
    void navigate(to);
  }

  return (
    <SearchFrame
      title={t`Search`}
      label={t`Search the site`}
      placeholder={t`Search the site...`}
      text={search.text}
      setText={search.setText}
      onEnter={openFirst}
      onClose={onClose}
    >
      <SearchResults {...search} onOpen={onClose} />
    </SearchFrame>
  );
}
