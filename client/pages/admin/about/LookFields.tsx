import { Trans, useLingui } from '@lingui/react/macro';
import { ColorField } from '../../../accounts';
import { formatRatio } from '../../../accounts';
import { FieldPair } from '../../../admin/kit/FieldLayout';
import { READABLE } from '../../../lib/contrast';
import { SectionGround } from '../../public/about/SectionGround';
import { sectionColors } from '../../public/about/sectionColors';
import { PictureUrlField } from '../../../admin/kit/editor/PictureUrlField';
import type { UnfinishedFiles } from '../fields/unfinishedFiles';
import { colorHint } from './colorHint';
import type { Section } from './content';
import { FormPart } from './FormPart';
import styles from './LookFields.module.css';

/** What the pickers begin with: paper and ink of the light theme. */
const PAPER = '#ffffff';
const INK = '#1f2937';

interface LookFieldsProps {
  section: Section;
  change: (part: Partial<Pick<Section, 'backgroundImageUrl' | 'backgroundColor' | 'textColor'>>) => void;
  files: UnfinishedFiles;
}

/** What a section is on, and in which colour; a sample shows at once whether that can be read. */
export function LookFields({ section, change, files }: LookFieldsProps) {
  const { t } = useLingui();
  const { backgroundColor, textColor, backgroundImageUrl } = section;
  const colors = sectionColors(section);
  return (
    <FormPart title={t`Background and colours`}>
      <PictureUrlField
        label={t`Background image`}
        hint={t`Up to 5 MB.`}
        purpose="headerImage"
        value={backgroundImageUrl ?? ''}
        onChange={(url) => change({ backgroundImageUrl: url || null })}
        onUnfinished={(isUnfinished) => files.mark('background', isUnfinished)}
      />
      <FieldPair>
        <ColorField
          label={t`Background colour`}
          color={backgroundColor}
          themeColor={PAPER}
          warning={undefined}
          onChoose={(color) => change({ backgroundColor: color })}
        />
        <ColorField
          label={t`Text colour`}
          color={textColor}
          themeColor={INK}
          warning={undefined}
          onChoose={(color) => change({ textColor: color })}
        />
      </FieldPair>
      <ContrastHint section={section} />
      {colors && (
        <div className={styles.sample} role="img" aria-label={t`A sample of the colours`}>
          <SectionGround colors={colors} imageUrl={backgroundImageUrl}>
            <p className={styles.title}>{section.title || t`A heading`}</p>
            <p>
              <Trans>This is how the text of this section will look.</Trans>
            </p>
          </SectionGround>
        </div>
      )}
    </FormPart>
  );
}

/** Says while the colours are chosen whether they can be read, and what becomes of them otherwise. */
function ContrastHint({ section }: { section: Section }) {
  const { t, i18n } = useLingui();
  const hint = colorHint(section);
  const ratio = hint && formatRatio(hint.ratio, i18n.locale);
  const needed = formatRatio(READABLE, i18n.locale);
  const instead = hint?.instead?.toUpperCase();
  return (
    <output className={styles.hint} data-readable={hint ? hint.isReadable : undefined}>
      {!hint
        ? t`Without colours of its own the section looks like the rest of the page, in light and in dark.`
        : hint.isReadable
          ? t`Text on background has a contrast of ${ratio}: it can be read well.`
          : hint.ratio < READABLE
            ? t`Text on background has a contrast of ${ratio}; ${needed} is needed to be readable.`
            : t`This text colour cannot be read on every part of the picture.`}
      {instead && <span> {t`Visitors see the text in ${instead} instead.`}</span>}
    </output>
  );
}
