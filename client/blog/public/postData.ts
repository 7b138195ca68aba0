import { excerpt } from '../../lib/excerpt';
import { previewPicture } from '../../lib/picture';
import { sharedAddress } from '../../lib/pathLinks';
import { imageData, shopPointer, type StructuredData } from '../../lib/structuredData';
import { textLanguage } from '../../lib/textLanguage';
import type { PostHeadFragment } from '../blog.gen';
import { blogPostUrl } from '../urls';

const DESCRIPTION_CHARACTERS = 160;

/** What a link to a post shows of it: what its writer says of it, and its first picture. */
export function postPreview({ snippet, imageUrls: [picture] }: PostHeadFragment) {
  return {
    ...(snippet && { description: excerpt(snippet.replace(/\s+/g, ' '), DESCRIPTION_CHARACTERS) }),
    ...(picture && { picture: previewPicture(picture) }),
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
    ...(picture && { image: imageData(picture) }),
    datePublished: post.createdAt,
    dateModified: post.changedAt ?? post.createdAt,
    inLanguage: textLanguage(`${post.title} ${post.snippet}`) ?? 'en',
    articleSection: post.category,
    author: { '@type': 'Person', name: post.author },
    publisher: shopPointer(),
    mainEntityOfPage: sharedAddress(blogPostUrl(post.id)),
  };
}
