import { useNavigation } from 'react-router-dom';
import { classes, TestBars } from '../ui';
import styles from './PageProgress.module.css';

/** Our signature below a header. While the next page is on its way its bars drift. */
export function PageProgress() {
  const loading = useNavigation().state !== 'idle';
  return <TestBars className={classes(styles.signature, loading && styles.tuning)} />;
}
