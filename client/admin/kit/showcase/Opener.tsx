import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui';

/** A window is a piece that covers the page: it comes when it is asked for. */
export function Opener({ children }: { children: (onClose: () => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Open
      </Button>
      {isOpen && children(() => setOpen(false))}
    </>
  );
}
