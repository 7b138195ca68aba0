import type { ReactNode } from 'react';
import { Button } from '../../ui';
import { AddIcon } from './icons';

/** Begins a new one of what the list shows; the key N presses it (`useListKeys`). */
export const AddButton = ({ onClick, children }: { onClick: () => void; children: ReactNode }) => (
  <Button data-new icon={<AddIcon />} onClick={onClick}>
    {children}
  </Button>
);
