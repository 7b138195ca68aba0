import { Skeleton } from '../../../ui';

/** As much room as the editor will take: its lines, and the tools over them. */
export const EditorSkeleton = () => <Skeleton height="calc(var(--rows) * 1lh + 4.25rem)" />;
