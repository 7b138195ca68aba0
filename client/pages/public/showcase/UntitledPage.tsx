import type { ReactNode } from 'react';
import { usePageTitle, VisuallyHidden } from '../../../ui';

/** A page whose own title is not here, or not here yet: it has a name for ears and for the browser's tab all the same. */
export function UntitledPage({ title, children }: { title: string; children: ReactNode }) {
  usePageTitle(title);
  return (
    <>
      <VisuallyHidden>
        <h1>{title}</h1>
      </VisuallyHidden>
      {children}
    </>
  );
}
