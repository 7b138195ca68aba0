import { excerpt } from '../../lib/excerpt';
import { pictureAt } from '../../lib/picture';
import { shareOrigin, wholeAddress } from '../../lib/shareOrigin';
import type { StructuredData } from '../../lib/structuredData';
import type { PostHeadFragment } from '../blog.gen';
import { blogPostUrl } from '../urls';

/** As wide as previews of links show a picture. */
const PREVIEW_WIDTH = 1280;
const DESCRIPTION_CHARACTERS = 160;

/** What a link to a post shows of it: what its writer says of it, and its first picture. */
export function postPreview({ snippet, imageUrls: [picture] }: PostHeadFragment) {
  return {
    ...(snippet && { description: excerpt(snippet.replace(/\s+/g, ' '), DESCRIPTION_CHARACTERS) }),
    ...(picture && { picture: wholeAddress(pictureAt(picture, PREVIEW_WIDTH)) }),
    kind: 'article' as const,
  };
}

/** A post as search engines read it. */
export function postData(post: PostHeadFragment): StructuredData {
  const { description, picture } = postPreview(post);
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: post.title,
    description,
    image: picture,
    datePublished: post.createdAt,
    articleSection: post.category,
    author: { '@type': 'Person', name: post.author },
    publisher: { '@type': 'Organization', name: 'Parda', url: shareOrigin() },
    mainEntityOfPage: shareOrigin() + blogPostUrl(post.id),
  };
}
