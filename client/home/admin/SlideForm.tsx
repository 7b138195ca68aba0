import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { CheckField } from '../../ui/CheckField';
import { AdminField } from '../../admin/kit/AdminField';
import { ItemFormDialog } from '../../admin/kit/editor/ItemFormDialog';
import { typedOrderError } from '../../admin/kit/editor/orderError';
import { PreviewButton } from '../../admin/kit/editor/PreviewButton';
import { PreviewDialog } from '../../admin/kit/editor/PreviewDialog';
import { FieldPair } from '../../admin/kit/FieldLayout';
import { filledText } from '../../admin/kit/filledText';
import { TextInput } from '../../ui';
import { HeroSlides } from '../public/HeroSlider';
import { SlideColors } from './SlideColors';
import { toInput } from './slideForm';
import { SlideMediaFields } from './SlideMediaFields';
import { type SlideFormOptions, useSlideForm } from './useSlideForm';

/** Add or edit a slide: everything but the video is required (back-office §5). */
export function SlideForm({ stored, ...options }: SlideFormOptions) {
  const { t, i18n } = useLingui();
  const { item, media } = useSlideForm({ stored, ...options });
  const { form } = item;
  const [isPreviewing, setPreviewing] = useState(false);
  const values = form.watch();
  const { imageUrl } = values;
  return (
    <ItemFormDialog
      item={item}
      title={stored ? t`Edit Hero Slide` : t`Add Hero Slide`}
      footer={<PreviewButton unready={!imageUrl} onClick={() => setPreviewing(true)} />}
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
      <AdminField
        form={form}
        name="subtitle"
        label={t`Subtitle`}
        required
        rules={{ validate: filledText(t`Subtitle is required.`) }}
      >
        {(control) => <TextInput {...control} />}
      </AdminField>
      <SlideMediaFields form={form} media={media} />
      <FieldPair>
        <AdminField
          form={form}
          name="ctaText"
          label={t`Button text`}
          hint={t`What stands on the button.`}
          required
          rules={{ validate: filledText(t`Button text is required.`) }}
        >
          {(control) => <TextInput {...control} />}
        </AdminField>
        <AdminField
          form={form}
          name="ctaLink"
          label={t`Button link`}
          hint={t`A path such as /request-repair, or an address.`}
          required
          rules={{ validate: filledText(t`Button link is required.`) }}
        >
          {(control) => <TextInput {...control} inputMode="url" />}
        </AdminField>
      </FieldPair>
      <SlideColors form={form} />
      <AdminField
        form={form}
        name="order"
        label={t`Order`}
        hint={t`Smaller numbers come first.`}
        required
        rules={{ validate: typedOrderError(i18n) }}
      >
        {(control) => <TextInput {...control} type="number" step={1} inputMode="numeric" />}
      </AdminField>
      <CheckField {...form.register('isActive')}>
        <Trans>Active: visitors see it</Trans>
      </CheckField>
      {isPreviewing && imageUrl && (
        <PreviewDialog title={values.title} onClose={() => setPreviewing(false)}>
          <HeroSlides
            slides={[{ ...values, ...shown(toInput(values, null)), id: stored?.id ?? 'preview', imageUrl }]}
          />
        </PreviewDialog>
      )}
    </ItemFormDialog>
  );
}

/** What a form keeps in another way than a slide does. */
const shown = ({ videoUrl, order }: ReturnType<typeof toInput>) => ({ videoUrl: videoUrl ?? null, order });
