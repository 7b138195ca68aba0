import { useState } from 'react';
import { PreviewDialog } from '../../admin/kit/editor/PreviewDialog';
import { PostArticle } from '../public/PostArticle';
import { type PostValues, toArticle } from './postForm';

interface PostPreviewProps {
  values: PostValues;
  /** Null for one that is not saved yet. */
  post: { id: string; createdAt: string } | null;
  onClose: () => void;
}

/** The post as its readers will see it. */
export function PostPreview({ values, post, onClose }: PostPreviewProps) {
  const [now] = useState(() => new Date().toISOString());
  return (
    <PreviewDialog title={values.title} onClose={onClose}>
      <PostArticle post={toArticle(values, post ?? { id: 'preview', createdAt: now })} />
    </PreviewDialog>
  );
}
