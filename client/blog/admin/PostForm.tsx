import { useLingui } from '@lingui/react/macro';
import { useId, useRef, useState } from 'react';
import { Controller } from 'react-hook-form';
import { AdminField } from '../../admin/kit/AdminField';
import { ItemFormDialog } from '../../admin/kit/editor/ItemFormDialog';
import { PreviewButton } from '../../admin/kit/editor/PreviewButton';
import { FieldPair } from '../../admin/kit/FieldLayout';
import { filledText } from '../../admin/kit/filledText';
import { useServerMessage } from '../../graphql/useServerMessage';
import type { UploadsHandle } from '../../media';
import { Select, TextArea, TextInput } from '../../ui';
import { BlockList } from './BlockList';
import { haveTheirPictures } from './blocks';
import { type BlogPostRowFragment, useBlogCategoryNamesQuery } from './blogAdmin.gen';
import { MediaSource } from './MediaSource';
import { PostPictures } from './PostPictures';
import { PostPreview } from './PostPreview';
import { usePostForm } from './usePostForm';

interface PostFormProps {
  /** Null for a new one. */
  post: BlogPostRowFragment | null;
  /** The post as the server has it now; null if it is gone. */
  readAgain: () => Promise<BlogPostRowFragment | null>;
  onClose: () => void;
}

/** Write or edit a post: title, author and snippet are required (back-office §5). */
export function PostForm({ post, readAgain, onClose }: PostFormProps) {
  const { t } = useLingui();
  const say = useServerMessage();
  const categories = useId();
  const { data } = useBlogCategoryNamesQuery();
  const pictures = useRef<UploadsHandle>(null);
  const video = useRef<UploadsHandle>(null);
  const audio = useRef<UploadsHandle>(null);
  const [isPreviewing, setPreviewing] = useState(false);
  const item = usePostForm({ post, uploads: [pictures, video, audio], readAgain, onClose });
  const { form, edition } = item;
  const said = (error: { message?: string } | undefined) => (error?.message ? say(error.message) : undefined);
  const imageUrls = form.watch('imageUrls');
  return (
    <ItemFormDialog
      item={item}
      title={post ? t`Edit Blog Post` : t`Add Blog Post`}
      footer={<PreviewButton onClick={() => setPreviewing(true)} />}
    >
      <AdminField
        form={form}
        name="title"
        label={t`Title`}
        required
        rules={{ validate: filledText(t`Title is required.`) }}
      >
        {(control) => <TextInput {...control} />}
      </AdminField>
      <FieldPair>
        <AdminField
          form={form}
          name="author"
          label={t`Author`}
          required
          rules={{ validate: filledText(t`Author is required.`) }}
        >
          {(control) => <TextInput {...control} />}
        </AdminField>
        <AdminField form={form} name="category" label={t`Category`}>
          {(control) => <TextInput {...control} list={categories} autoComplete="off" placeholder={t`General`} />}
        </AdminField>
        <AdminField form={form} name="status" label={t`Status`}>
          {(control) => (
            <Select {...control}>
              <option value="Draft">{t`Draft`}</option>
              <option value="Published">{t`Published`}</option>
            </Select>
          )}
        </AdminField>
      </FieldPair>
      <datalist id={categories}>
        {data?.blogCategories.map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
      <AdminField
        form={form}
        name="snippet"
        label={t`Snippet`}
        hint={t`Stands for the post in lists, as plain text.`}
        required
        rules={{ validate: filledText(t`Snippet is required.`) }}
      >
        {(control) => <TextArea {...control} rows={3} />}
      </AdminField>
      <Controller
        control={form.control}
        name="imageUrls"
        render={({ field: { value, onChange } }) => (
          <PostPictures key={edition} handle={pictures} urls={value} onChange={onChange} />
        )}
      />
      <Controller
        control={form.control}
        name="blocks"
        rules={{
          validate: (blocks, values) =>
            haveTheirPictures(blocks, values.imageUrls) || t`Choose a picture for each picture block, or remove it.`,
        }}
        render={({ field: { value, onChange }, fieldState: { error } }) => (
          <BlockList blocks={value} onChange={onChange} pictures={imageUrls} error={said(error)} />
        )}
      />
      <FieldPair>
        <Controller
          control={form.control}
          name="videoUrl"
          render={({ field: { value, onChange }, fieldState: { error } }) => (
            <MediaSource
              key={edition}
              kind="video"
              handle={video}
              value={value}
              onChange={onChange}
              error={said(error)}
            />
          )}
        />
        <Controller
          control={form.control}
          name="audioUrl"
          render={({ field: { value, onChange }, fieldState: { error } }) => (
            <MediaSource
              key={edition}
              kind="audio"
              handle={audio}
              value={value}
              onChange={onChange}
              error={said(error)}
            />
          )}
        />
      </FieldPair>
      {isPreviewing && <PostPreview values={form.getValues()} post={post} onClose={() => setPreviewing(false)} />}
    </ItemFormDialog>
  );
}
