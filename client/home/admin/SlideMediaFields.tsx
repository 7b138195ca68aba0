import { Trans, useLingui } from '@lingui/react/macro';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { PictureUrlField } from '../../admin/kit/editor/PictureUrlField';
import { FieldPair, Fields } from '../../admin/kit/FieldLayout';
import { useServerMessage } from '../../graphql/useServerMessage';
import { FileUpload } from '../../media';
import { Button } from '../../ui';
import { PictureIcon } from '../../ui/icons/media';
import type { SlideValues } from './slideForm';
import type { SlideMedia } from './useSlideMedia';

interface SlideMediaFieldsProps {
  form: UseFormReturn<SlideValues>;
  media: SlideMedia;
}

/** What is to be seen on a slide: its picture, and a video that plays in place of it. */
export function SlideMediaFields({ form, media }: SlideMediaFieldsProps) {
  const { t } = useLingui();
  const say = useServerMessage();
  const poster = form.watch('imageUrl') || undefined;
  return (
    <FieldPair>
      <Fields>
        <Controller
          control={form.control}
          name="imageUrl"
          rules={{ validate: (url) => Boolean(url) || media.isPictureComing() || t`An image is required.` }}
          render={({ field: { value, onChange }, fieldState: { error } }) => (
            <PictureUrlField
              label={t`Image`}
              purpose="heroImage"
              required
              hint={t`A wide one: it fills the whole slide.`}
              value={value}
              onChange={onChange}
              handle={media.image}
              error={error?.message && say(error.message)}
            />
          )}
        />
      </Fields>
      <Fields>
        <Controller
          control={form.control}
          name="videoUrl"
          render={({ field: { value, onChange }, fieldState: { error } }) => (
            <FileUpload
              label={t`Video`}
              purpose="heroVideo"
              hint={t`Plays in place of the image, without sound, for five seconds.`}
              value={value}
              onChange={(url) => {
                if (!url) media.dropStill();
                onChange(url);
              }}
              handle={media.video}
              onStill={media.takeStill}
              poster={poster}
              error={error?.message && say(error.message)}
            />
          )}
        />
        <StillNote media={media} />
      </Fields>
    </FieldPair>
  );
}

/** What has become of the picture that is made of a video. */
function StillNote({ media: { still, use } }: { media: SlideMedia }) {
  return (
    <>
      <output>
        {still?.state === 'making' && (
          <span>
            <Trans>A picture of the video is being made…</Trans>
          </span>
        )}
        {still?.state === 'used' && (
          <span>
            <Trans>The image was taken from the video. You can choose another one.</Trans>
          </span>
        )}
        {still?.state === 'failed' && (
          <span>
            <Trans>No picture could be made of this video. Please choose an image for it.</Trans>
          </span>
        )}
      </output>
      {still?.state === 'offered' && (
        <div>
          <Button variant="secondary" icon={<PictureIcon />} onClick={() => use(still.picture)}>
            <Trans>Take the image from the video</Trans>
          </Button>
        </div>
      )}
    </>
  );
}
