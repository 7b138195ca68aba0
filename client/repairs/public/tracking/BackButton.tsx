import { Trans } from '@lingui/react/macro';
import { useLocation, useNavigate } from 'react-router-dom';
import styles from './BackButton.module.css';
import { ArrowLeftIcon, Button } from '../../../ui';

/** To where the reader came from; whoever opened the page by its link came from nowhere and goes to the home page. */
export function BackButton() {
  const navigate = useNavigate();
  const cameFromLink = useLocation().key === 'default';
  return (
    <Button
      variant="ghost"
      className={styles.back}
      icon={<ArrowLeftIcon />}
      onClick={() => void (cameFromLink ? navigate('/') : navigate(-1))}
    >
      <Trans>Back</Trans>
    </Button>
  );
}
