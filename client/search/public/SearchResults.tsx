import type { FragmentType } from '@apollo/client';
import { Trans, useLingui } from '@lingui/react/macro';
import type { MouseEvent } from 'react';
import { Link } from '../../lib/router/Link';
import { blogPostUrl } from '../../blog/urls';
import { useErrorText } from '../../graphql/useErrorText';
import { formatNumber } from '../../lib/digits';
import { excerpt } from '../../lib/excerpt';
import { isPlainPress } from '../../lib/plainPress';
import { textLanguage } from '../../lib/textLanguage';
import { classes, EmptyState, ErrorState, Loading, Skeleton, VisuallyHidden } from '../../ui';
import type { useSearch } from './useSearch';
import { type SearchResultFragment, useSearchResultFragment } from '../search.gen';
import { hitKinds, hitUrl } from './hits';
import styles from './SearchDialog.module.css';

/** Characters of the snippet; two lines of it are shown. */
const EXCERPT_CHARACTERS = 120;

type SearchResultsProps = ReturnType<typeof useSearch> & {
  /** A result was followed here, not into another tab. */
  onOpen: () => void;
};

/** What was found, that nothing was, that it failed, or that it is on its way. */
export function SearchResults({
  search,
  isBlank,
  isAnswered,
  isCurrent,
  results,
  hits,
  error,
  loading,
  retry,
  onOpen,
}: SearchResultsProps) {
  const { i18n } = useLingui();
  const errorText = useErrorText();
  if (isBlank) {
    return (
      <p className={styles.hint}>
        <Trans>Search for a fault, a brand or a tip, such as 'no picture'.</Trans>
      </p>
    );
  }
  const nothing = results?.length === 0 && hits.length === 0;
  if (!results || (nothing && !isAnswered)) {
    return error ? (
      <ErrorState message={errorText(error)} onRetry={retry} busy={loading} />
    ) : (
      <Loading>
        <div className={styles.results}>
          {[1, 2, 3, 4].map((result) => (
            <Skeleton key={result} height="4.75rem" />
          ))}
        </div>
      </Loading>
    );
  }
  if (nothing) {
    return (
      <output>
        <EmptyState title={<Trans>Nothing matches "{search}".</Trans>}>
          <Trans>Try another word, or fewer of them.</Trans>
        </EmptyState>
      </output>
    );
  }
  const count = formatNumber(results.length + hits.length, i18n.locale);
  return (
    <>
      <VisuallyHidden>
        <output>
          {isCurrent && (
            <span>
              <Trans>Results found: {count}</Trans>
            </span>
          )}
        </output>
      </VisuallyHidden>
      <ul className={classes(styles.results, !isCurrent && styles.stale)} aria-busy={!isCurrent}>
        {results.map((post) => (
          <PostResult key={post.id} post={post} onOpen={onOpen} />
        ))}
        {hits.map((hit) => {
          const to = hitUrl(hit);
          return to && <Result key={to} {...hit} to={to} label={i18n._(hitKinds[hit.kind])} onOpen={onOpen} />;
        })}
      </ul>
    </>
  );
}

interface PostResultProps {
  post: FragmentType<SearchResultFragment>;
  onOpen: () => void;
}

function PostResult({ post, onOpen }: PostResultProps) {
  const { id, title, category, snippet } = useSearchResultFragment(post);
  return <Result to={blogPostUrl(id)} label={category} title={title} snippet={snippet} onOpen={onOpen} />;
}

interface ResultProps {
  to: string;
  /** What it is. */
  label: string;
  title: string;
  snippet: string;
  onOpen: () => void;
}

function Result({ to, label, title, snippet, onOpen }: ResultProps) {
  const follow = (event: MouseEvent) => {
    if (isPlainPress(event)) onOpen();
  };
  return (
    <li>
      <Link to={to} className={styles.result} onClick={follow}>
        <span className={styles.label}>{label}</span>
        <span className={styles.title} lang={textLanguage(title)}>
          {title}
        </span>
        <span className={styles.snippet} lang={textLanguage(snippet)}>
          {excerpt(snippet, EXCERPT_CHARACTERS)}
        </span>
      </Link>
    </li>
  );
}
