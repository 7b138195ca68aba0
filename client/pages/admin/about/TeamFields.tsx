import { useLingui } from '@lingui/react/macro';
import { fieldsOf } from '../../../admin/kit/editor/fieldsOf';
import { initialsOf } from '../../../accounts';
import { FieldPair } from '../../../admin/kit/FieldLayout';
import { RichTextEditor } from '../../../admin/kit/editor/RichTextEditor';
import { IconFrame } from '../../../ui';
import { Picture } from '../../../ui/Picture';
import { ChoiceField } from '../../../admin/kit/editor/ChoiceField';
import { OrderField } from '../fields/OrderField';
import { PictureUrlField } from '../../../admin/kit/editor/PictureUrlField';
import { TextField } from '../../../admin/kit/editor/TextField';
import { type Member, newMember, type TeamShowcase } from './content';
import { ItemCards } from './ItemCards';
import type { SectionFieldsProps } from './sectionFields';
import styles from './TeamFields.module.css';

/** Who works here, by order. */
export function TeamFields({ section, change, errors, files }: SectionFieldsProps<TeamShowcase>) {
  const { t } = useLingui();
  return (
    <>
      <RichTextEditor label={t`Introduction`} rows={4} {...fieldsOf(section, change).text('introductionText')} />
      <ChoiceField
        label={t`Display style`}
        value={section.displayStyle}
        choices={[
          ['grid', t`Grid`],
          ['list', t`List`],
        ]}
        onChange={(displayStyle) => change({ displayStyle })}
      />
      <ItemCards
        title={t`Team members`}
        items={section.members}
        onChange={(members) => change({ members })}
        titleOf={({ name }) => name}
        renderPicture={(member) => <Face member={member} />}
        blank={newMember}
        isWrong={(at) => Object.keys(errors).some((path) => path.startsWith(`members.${at}.`))}
        words={{ add: t`Add Team Member`, empty: t`No team members yet.`, untitled: t`Unnamed member` }}
        renderFields={(member, changeMember, at) => (
          <>
            <FieldPair>
              <TextField
                label={t`Name`}
                required
                value={member.name}
                error={errors[`members.${at}.name`]}
                onChange={(name) => changeMember({ name })}
              />
              <TextField label={t`Role`} value={member.role} onChange={(role) => changeMember({ role })} />
            </FieldPair>
            <TextField
              label={t`Short bio`}
              lines={3}
              value={member.bioSnippet}
              onChange={(bio) => changeMember({ bioSnippet: bio || null })}
            />
            <PictureUrlField
              label={t`Picture`}
              purpose="pagePicture"
              value={member.imageUrl ?? ''}
              onChange={(url) => changeMember({ imageUrl: url || null })}
              onUnfinished={(isUnfinished) => files.mark(member.id, isUnfinished)}
            />
            <OrderField
              value={member.order}
              error={errors[`members.${at}.order`]}
              onChange={(order) => changeMember({ order })}
            />
          </>
        )}
      />
    </>
  );
}

/** As small as a card's head needs it: the picture, or the initials that the page shows in its place. */
function Face({ member: { name, imageUrl } }: { member: Member }) {
  return imageUrl ? (
    <Picture src={imageUrl} alt="" sizes="2.75rem" ratio={1} className={styles.face} />
  ) : (
    <IconFrame>{initialsOf({ name, username: name })}</IconFrame>
  );
}
