import { textLanguage } from '../../../lib/textLanguage';
import { initialsOf } from '../../../accounts';
import { excerpt } from '../../../lib/excerpt';
import { classes } from '../../../ui';
import { Picture } from '../../../ui/Picture';
import type { TeamShowcaseFragment } from '../../showcase.gen';
import styles from './TeamShowcase.module.css';
import { WrittenText } from './WrittenText';

/** public-site §2, About: excerpts. */
const BIO_LENGTH = 120;

/** Who works here, by order, as cards or as a list. */
export function TeamShowcase({ displayStyle, introductionText, members }: TeamShowcaseFragment) {
  return (
    <>
      {introductionText && <WrittenText parts={[introductionText]} />}
      <ul className={classes(styles.team, displayStyle === 'LIST' ? styles.list : styles.grid)}>
        {members
          .toSorted((one, other) => one.order - other.order)
          .map((member) => (
            <Member key={member.id} member={member} />
          ))}
      </ul>
    </>
  );
}

function Member({ member: { name, role, bioSnippet, imageUrl } }: { member: TeamShowcaseFragment['members'][number] }) {
  return (
    <li className={styles.member}>
      {imageUrl ? (
        // The name is beside it: to hear it twice helps nobody.
        <Picture src={imageUrl} alt="" sizes="(min-width: 48rem) 16rem, 6rem" ratio={1} className={styles.picture} />
      ) : (
        <span className={classes(styles.picture, styles.initials)} aria-hidden="true">
          {initialsOf({ name, username: name })}
        </span>
      )}
      <div className={styles.words}>
        <h3 lang={textLanguage(name)}>{name}</h3>
        {role && (
          <p className={styles.role} lang={textLanguage(role)}>
            {role}
          </p>
        )}
        {bioSnippet && (
          <p className={styles.bio} lang={textLanguage(bioSnippet)}>
            {excerpt(bioSnippet, BIO_LENGTH)}
          </p>
        )}
      </div>
    </li>
  );
}
