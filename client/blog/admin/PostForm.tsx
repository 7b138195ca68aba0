import { useLingui } from '@lingui/react/macro';
import { useId, useRef, useState } from 'react';
import { Controller } from 'react-hook-form';
import { AdminField } from '../../admin/kit/AdminField';
import { AdminTextField } from '../../admin/kit/AdminTextField';
import { ItemFormDialog } from '../../admin/kit/editor/ItemFormDialog';
import { PreviewButton } from '../../admin/kit/editor/PreviewButton';
import { FieldPair } from '../../admin/kit/FieldLayout';
import type { ResourceFormProps } from '../../admin/kit/ResourceTab';
import { useServerMessage } from '../../graphql/useServerMessage';
import type { UploadsHandle } from '../../media';
import { Select } from '../../ui';
import { BlockList } from './BlockList';
import { haveTheirPictures } from './blocks';
import { type BlogPostRowFragment, useBlogCategoryNamesQuery } from './blogAdmin.gen';
import { MediaSource } from './MediaSource';
import { PostPictures } from './PostPictures';
import { PostPreview } from './PostPreview';
import { usePostForm } from './usePostForm';

/** Write or edit a post: title, author and snippet are required (back-office §5). */
export function PostForm(props: ResourceFormProps<BlogPostRowFragment>) {
  const { t } = useLingui();
  const say = useServerMessage();
  const categories = useId();
  const { data } = useBlogCategoryNamesQuery();
  const pictures = useRef<UploadsHandle>(null);
  const video = useRef<UploadsHandle>(null);
  const audio = useRef<UploadsHandle>(null);
  const [isPreviewing, setPreviewing] = useState(false);
  const item = usePostForm(props, [pictures, video, audio]);
  const { form, edition } = item;
  const said = (error: { message?: string } | undefined) => (error?.message ? say(error.message) : undefined);
  const imageUrls = form.watch('imageUrls');
  return (
    <ItemFormDialog
      item={item}
      title={props.stored ? t`Edit Blog Post` : t`Add Blog Post`}
      footer={<PreviewButton onClick={() => setPreviewing(true)} />}
    >
      <AdminTextField form={form} name="title" label={t`Title`} missing={t`Title is required.`} />
      <FieldPair>
        <AdminTextField form={form} name="author" label={t`Author`} missing={t`Author is required.`} />
        <AdminTextField
          form={form}
          name="category"
          label={t`Category`}
          list={categories}
          autoComplete="off"
          placeholder={t`General`}
        />
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
      <AdminTextField
        form={form}
        name="snippet"
        label={t`Snippet`}
        hint={t`Shown for the post in lists, as plain text.`}
        missing={t`Snippet is required.`}
        rows={3}
      />
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
      {isPreviewing && (
        <PostPreview values={form.getValues()} post={props.stored} onClose={() => setPreviewing(false)} />
      )}
    </ItemFormDialog>
  );
}
