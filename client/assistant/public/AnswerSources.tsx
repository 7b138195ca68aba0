import type { MouseEvent, ReactNode } from 'react';
import { isPlainPress } from '../../lib/plainPress';
import { textLanguage } from '../../lib/textLanguage';
import { ArrowRightIcon } from '../../ui';
import { ContentLink } from '../../ui/ContentLink';
import type { AnswerSourceFragment } from '../assistant.gen';
import styles from './AnswerSources.module.css';

interface AnswerSourcesProps {
  title: ReactNode;
  sources: readonly AnswerSourceFragment[];
  /** One was followed here, not into another tab. */
  onFollow?: () => void;
}

/** The pages that an answer rests on, as links. */
export function AnswerSources({ title, sources, onFollow }: AnswerSourcesProps) {
  if (sources.length === 0) return null;
  const follow = (event: MouseEvent) => {
    if (isPlainPress(event)) onFollow?.();
  };
  return (
    <div className={styles.sources}>
      <p className={styles.title}>{title}</p>
      <ul className={styles.list}>
        {sources.map(({ title, link }) => (
          <li key={link}>
            <ContentLink to={link} className={styles.link} lang={textLanguage(title)} onClick={follow}>
              <ArrowRightIcon size={16} />
              <span>{title}</span>
            </ContentLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
