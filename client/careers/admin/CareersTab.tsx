import { Stack } from '../../ui';
import { CareersPageEditor } from './CareersPageEditor';
import { JobOpenings } from './JobOpenings';

/** Careers: page info plus job openings (back-office §2). */
export function CareersTab() {
  return (
    <Stack gap={6}>
      <CareersPageEditor />
      <JobOpenings />
    </Stack>
  );
}
