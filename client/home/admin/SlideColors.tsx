import { useLingui } from '@lingui/react/macro';
import type { UseFormReturn } from 'react-hook-form';
import { ColorField } from '../../accounts';
import { formatRatio } from '../../accounts';
import { FieldPair } from '../../admin/kit/FieldLayout';
import { contrast, READABLE } from '../../lib/contrast';
import { GROUND, INK, type SlideValues } from './slideForm';

const chosen = (color: string, usual: string) => (color.toUpperCase() === usual ? null : color);

/** The colours of a slide; whether its words can be read is said while they are chosen. */
export function SlideColors({ form }: { form: UseFormReturn<SlideValues> }) {
  const { t, i18n } = useLingui();
  const { backgroundColor, textColor } = form.watch();
  const measured = contrast(backgroundColor, textColor);
  const [ratio, needed] = [formatRatio(measured, i18n.locale), formatRatio(READABLE, i18n.locale)];
  const choose = (name: 'backgroundColor' | 'textColor', color: string) =>
    form.setValue(name, color, { shouldDirty: true });
  return (
    <FieldPair>
      <ColorField
        label={t`Background colour`}
        color={chosen(backgroundColor, GROUND)}
        themeColor={GROUND}
        warning={undefined}
        onChoose={(color) => choose('backgroundColor', color ?? GROUND)}
      />
      <ColorField
        label={t`Text colour`}
        color={chosen(textColor, INK)}
        themeColor={INK}
        warning={
          measured < READABLE
            ? t`Text on background has a contrast of ${ratio}; ${needed} is needed to be readable.`
            : undefined
        }
        onChoose={(color) => choose('textColor', color ?? INK)}
      />
    </FieldPair>
  );
}
