import { ChakraProvider, Drawer, Portal } from '@chakra-ui/react';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { chakraSystem } from './chakra';
import { CloseIcon } from './icons';
import { useLayer } from './useLayer';

export interface DrawerProps {
  open: boolean;
  onClose: () => void;
  label: string;
  children: ReactNode;
}

/** The drawer itself: Chakra keeps the focus inside, hides the page behind it, closes on Escape and gives the focus back, or to the page that it led to. */
export default function DrawerPanel({ open, onClose, label, children }: DrawerProps) {
  const { t } = useLingui();
  const { pathname } = useLocation();
  useLayer(open, onClose);
  const openedOn = useRef(pathname);
  const noteWhere = useEffectEvent(() => {
    openedOn.current = pathname;
  });
  useEffect(() => {
    if (open) noteWhere();
  }, [open]);
  return (
    <ChakraProvider value={chakraSystem}>
      <Drawer.Root
        open={open}
        onOpenChange={(change) => !change.open && onClose()}
        finalFocusEl={() => (pathname === openedOn.current ? null : document.getElementById('main'))}
        lazyMount
        unmountOnExit
      >
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
