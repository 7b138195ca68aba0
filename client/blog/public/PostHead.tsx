import type { FragmentType } from '@apollo/client';
import { useLingui } from '@lingui/react/macro';
import { usePageHead } from '../../lib/pageHead';
import { breadcrumbs, useStructuredData } from '../../lib/structuredData';
import { type PostHeadFragment, usePostHeadFragment } from '../blog.gen';
import { blogPostUrl, blogUrl } from '../urls';
import { postData, postPreview } from './postData';

/** What others are told of a post: search engines, and whoever shows a link to it. */
export function PostHead(props: { post: FragmentType<PostHeadFragment> }) {
  const post = usePostHeadFragment(props.post);
  const { t } = useLingui();
  usePageHead(postPreview(post));
  useStructuredData(postData(post));
  useStructuredData(breadcrumbs([t`Blog`, blogUrl], [post.title, blogPostUrl(post.id)]));
  return null;
}
