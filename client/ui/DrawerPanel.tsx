import { ChakraProvider, Drawer, Portal } from '@chakra-ui/react';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { chakraSystem } from './chakra';
import { CloseIcon } from './icons';

export interface DrawerProps {
  open: boolean;
  onClose: () => void;
  label: string;
  children: ReactNode;
}

/** The drawer itself: Chakra keeps the focus inside, hides the page behind it, closes on Escape and gives the focus back. */
export default function DrawerPanel({ open, onClose, label, children }: DrawerProps) {
  const { t } = useLingui();
  return (
    <ChakraProvider value={chakraSystem}>
      <Drawer.Root open={open} onOpenChange={(change) => !change.open && onClose()} lazyMount unmountOnExit>
        <Portal>
          <Drawer.Backdrop />
          <Drawer.Positioner>
            <Drawer.Content aria-label={label}>
              <Drawer.CloseTrigger aria-label={t`Close`}>
                <CloseIcon size={26} />
              </Drawer.CloseTrigger>
              {children}
            </Drawer.Content>
          </Drawer.Positioner>
        </Portal>
      </Drawer.Root>
    </ChakraProvider>
  );
}
