import { useParams } from 'react-router-dom';
import { MovedTo } from '../../ui';
import { openedJobUrl } from '../urls';

/** The address by which others know an opening: the careers page shows it. */
export function JobPage() {
  const { jobId = '' } = useParams();
  return <MovedTo to={openedJobUrl(jobId)} />;
}
