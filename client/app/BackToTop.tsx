import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { motionIsReduced } from '../lib/theme';
import { ArrowUpIcon, Button, classes } from '../ui';
import styles from './BackToTop.module.css';

/** Public-site §9: the button appears once the page has been scrolled past 300 px. */
const APPEARS_AFTER_PX = 300;

function rise(): void {
  window.scrollTo({ top: 0, behavior: motionIsReduced() ? 'auto' : 'smooth' });
  document.getElementById('main')?.focus({ preventScroll: true });
}

/** Back to the top, for the pointer and for the keyboard: the focus goes up with the page. */
export function BackToTop({ className }: { className?: string | undefined }) {
  const { t } = useLingui();
  const [shown, setShown] = useState(false);

  useEffect(() => {
    const look = () => setShown(window.scrollY > APPEARS_AFTER_PX);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);

  if (!shown) return null;
  return (
    <Button
      variant="secondary"
      className={classes(styles.button, className)}
      icon={<ArrowUpIcon size={22} />}
      aria-label={t`Back to top`}
      onClick={rise}
    />
  );
}
