import { useLingui } from '@lingui/react/macro';
import { LocalList } from '../../../admin/kit/editor/LocalList';
import { formatNumber } from '../../../lib/digits';
import { IconFrame } from '../../../ui';
import { Picture } from '../../../ui/Picture';
import { useUnfinishedFiles } from '../fields/unfinishedFiles';
import { checkSection } from './checks';
import { newSection, type Section, tidied } from './content';
import { SectionForm } from './SectionForm';
import { sectionTypes } from './sectionTypes';

interface AboutSectionListProps {
  sections: readonly Section[];
  /** The new sections, each as the page keeps it. */
  onChange: (sections: Section[]) => void;
  /** What the server said of the section at this place. */
  errorOf: (index: number) => string | undefined;
}

/** The sections of the page by order; each is written in a window of its own (back-office §3, §4 'Page editors'). */
export function AboutSectionList({ sections, onChange, errorOf }: AboutSectionListProps) {
  const { t, i18n } = useLingui();
  const files = useUnfinishedFiles();
  return (
    <LocalList
      title={t`Sections`}
      items={sections}
      onChange={(next) => onChange(next.map(tidied))}
      titleOf={({ title, type }) => title ?? i18n._(sectionTypes[type].name)}
      renderPicture={(section) => <SectionPicture section={section} />}
      renderDescription={({ type, order }) => {
        const name = i18n._(sectionTypes[type].name);
        const place = formatNumber(order, i18n.locale);
        return t`${name}, order ${place}`;
      }}
      blank={newSection}
      validate={(section) => ({
        ...checkSection(i18n, section),
        ...(files.any() && { files: t`A picture is not uploaded yet. Wait for it, try it again, or remove it.` }),
      })}
      renderForm={({ item, ...form }) => (
        <SectionForm {...form} section={item} isNew={sections.every(({ id }) => id !== item.id)} files={files} />
      )}
      errorOf={errorOf}
      words={{
        add: t`Add Section`,
        adding: t`Add Section`,
        editing: t`Edit Section`,
        added: t`Changes applied. Remember to save the page.`,
        updated: t`Section updated locally. Save the page to persist changes.`,
        removed: t`Section removed locally. Save the page to persist changes.`,
        empty: t`No sections yet. Visitors see the title and the body alone.`,
        sureToRemove: (title) => t`Delete the section "${title}"?`,
      }}
    />
  );
}

/** What a section is recognised by: its picture, or the icon of its type. */
function SectionPicture({ section }: { section: Section }) {
  const imageUrl = ('imageUrl' in section ? section.imageUrl : null) ?? section.backgroundImageUrl;
  const { Icon } = sectionTypes[section.type];
  return imageUrl ? (
    <Picture src={imageUrl} alt="" sizes="3.5rem" ratio={8 / 7} />
  ) : (
    <IconFrame>
      <Icon size={22} />
    </IconFrame>
  );
}
