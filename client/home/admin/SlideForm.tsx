import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { CheckField } from '../../ui/CheckField';
import { AdminTextField } from '../../admin/kit/AdminTextField';
import { ItemFormDialog } from '../../admin/kit/editor/ItemFormDialog';
import { typedOrderError } from '../../admin/kit/editor/orderError';
import { PreviewButton } from '../../admin/kit/editor/PreviewButton';
import { PreviewDialog } from '../../admin/kit/editor/PreviewDialog';
import { FieldPair } from '../../admin/kit/FieldLayout';
import { HeroSlides } from '../public/HeroSlider';
import { SlideColors } from './SlideColors';
import { toInput } from './slideForm';
import { SlideMediaFields } from './SlideMediaFields';
import { type SlideFormProps, useSlideForm } from './useSlideForm';

/** Add or edit a slide: everything but the video is required (back-office §5). */
export function SlideForm(props: SlideFormProps) {
  const { t, i18n } = useLingui();
  const { item, media } = useSlideForm(props);
  const { stored } = props;
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
      <AdminTextField form={form} name="title" label={t`Title`} missing={t`Title is required.`} />
      <AdminTextField form={form} name="subtitle" label={t`Subtitle`} missing={t`Subtitle is required.`} />
      <SlideMediaFields form={form} media={media} />
      <FieldPair>
        <AdminTextField
          form={form}
          name="ctaText"
          label={t`Button text`}
          hint={t`The text on the button.`}
          missing={t`Button text is required.`}
        />
        <AdminTextField
          form={form}
          name="ctaLink"
          label={t`Button link`}
          hint={t`A path such as /request-repair, or an address.`}
          missing={t`Button link is required.`}
          inputMode="url"
        />
      </FieldPair>
      <SlideColors form={form} />
      <AdminTextField
        form={form}
        name="order"
        label={t`Order`}
        hint={t`Smaller numbers come first.`}
        required
        rules={{ validate: typedOrderError(i18n) }}
        type="number"
        step={1}
        inputMode="numeric"
      />
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
