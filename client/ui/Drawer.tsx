import { lazy, Suspense, useState } from 'react';
import type { DrawerProps } from './DrawerPanel';

const loadPanel = () => import('./DrawerPanel');
const DrawerPanel = lazy(loadPanel);

/** Starts to fetch the drawer's code: when a hand comes near the button that opens it. */
export const prepareDrawer = (): void => void loadPanel().catch(() => undefined);

/** Slides in from the side. Its code travels when it is first opened, and then it stays, to be able to slide out. */
export function Drawer(props: DrawerProps) {
  const [wanted, setWanted] = useState(false);
  if (props.open && !wanted) setWanted(true);
  return (
    wanted && (
      <Suspense>
        <DrawerPanel {...props} />
      </Suspense>
    )
  );
}
