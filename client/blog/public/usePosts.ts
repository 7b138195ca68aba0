import { useSearchParams } from 'react-router-dom';
import { useListPage } from '../../graphql/useListPage';
import { fitText } from '../../lib/fitText';
import { pageParams, type PageView, pageVariables, readPageView } from '../../lib/pageView';
import { useBlogPostsQuery, useCareTipsQuery } from '../blog.gen';

/** Posts on a page of /blog, and tips on one of /tips. */
export const PAGE_SIZE = 12;
/** The category whose posts are the tips (public-site §2, 'Tips'). */
const TIP_CATEGORY = 'TV Care Tip';
/** The server knows no longer ones. */
const MAX_CATEGORY = 80;

/** Which page of a list the address asks for, and the addresses of the others. */
function usePageAddress(filters: Record<string, string>) {
  const [params, setParams] = useSearchParams();
  const addressOf = (page: Partial<PageView>) => ({
    search: new URLSearchParams({ ...filters, ...pageParams(page) }).toString(),
  });
  return {
    view: readPageView(params),
    addressOf,
    showBeginning: () => setParams(filters, { replace: true }),
  };
}

/** Published posts of the category and page in the address, newest first (public-site §2, 'Blog'). */
export function usePosts() {
  const [params] = useSearchParams();
  const category = fitText(params.get('category') ?? '', MAX_CATEGORY) || null;
  const { view, addressOf, showBeginning } = usePageAddress(category === null ? {} : { category });
  const answer = useBlogPostsQuery({ variables: { ...pageVariables(view, PAGE_SIZE), category } });
  const page = useListPage(answer, ({ blogPosts }) => blogPosts, view, showBeginning);
  return { category, view, addressOf, page };
}

/** Published posts of the category 'TV Care Tip', newest first (public-site §2, 'Tips'). */
export function useCareTips() {
  const { view, addressOf, showBeginning } = usePageAddress({});
  const answer = useCareTipsQuery({ variables: { ...pageVariables(view, PAGE_SIZE), category: TIP_CATEGORY } });
  const page = useListPage(answer, ({ blogPosts }) => blogPosts, view, showBeginning);
  return { view, addressOf, page };
}
