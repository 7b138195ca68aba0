import type { ReactNode } from 'react';
import { Row } from '../../ui';
import { Picture } from '../../ui/Picture';
import styles from './PictureName.module.css';

interface PictureNameProps {
  /** Its address, if it has one; else its place stays empty. */
  picture: string | undefined;
  children: ReactNode;
}

/** What a row of a list is called, beside its picture. */
export function PictureName({ picture, children }: PictureNameProps) {
  return (
    <Row gap={1} className={styles.name}>
      {picture ? (
        <Picture src={picture} alt="" sizes="3rem" className={styles.picture} />
      ) : (
        <span className={styles.picture} />
      )}
      <span className={styles.words}>{children}</span>
    </Row>
  );
}
