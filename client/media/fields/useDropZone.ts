import { type DragEvent, useEffect, useEffectEvent, useRef, useState } from 'react';

/** How a zone is found by the others, so that only one of several takes what is pasted. */
const MARK = 'data-takes-files';

const carriesFiles = (data: DataTransfer | null): data is DataTransfer => data?.types.includes('Files') ?? false;

/** Whether the paste would put text where somebody writes; a picture alone is of no use there. */
function belongsToText(event: ClipboardEvent): boolean {
  const { target, clipboardData } = event;
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable) return true;
  const takesText = target.matches('textarea, input:not([type=file], [type=radio], [type=checkbox], [type=button])');
  return takesText && (clipboardData?.types.includes('text/plain') ?? false);
}

/** A zone with the focus in it comes before the others; one behind an open dialog is out of reach. */
function isMeant(zone: HTMLElement): boolean {
  const focused = document.activeElement?.closest(`[${MARK}]`);
  if (focused && focused !== zone) return false;
  const dialog = document.querySelector('dialog[open]');
  return !dialog || dialog.contains(zone);
}

/** A file that is let go beside the zone would be opened by the browser in place of the page, and of what was typed. */
function holdMissedDrops(event: globalThis.DragEvent): void {
  if (event.defaultPrevented || !carriesFiles(event.dataTransfer)) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
}

/**
 * Files that are dragged onto an element, or pasted anywhere on the page where they would not land in a text.
 * @param take receives them unchecked
 * @returns what to spread on the element, which has `data-over` while files hang over it
 */
export function useDropZone<Element extends HTMLElement>(take: (files: File[]) => void) {
  const ref = useRef<Element>(null);
  const [isOver, setIsOver] = useState(false);

  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    if (event.defaultPrevented || !files.length || belongsToText(event)) return;
    if (!ref.current || !isMeant(ref.current)) return;
    // Tells the other zones of the page that these are taken.
    event.preventDefault();
    take(files);
  });

  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => paste(event);
    document.addEventListener('paste', onPaste);
    window.addEventListener('dragover', holdMissedDrops);
    window.addEventListener('drop', holdMissedDrops);
    return () => {
      document.removeEventListener('paste', onPaste);
      window.removeEventListener('dragover', holdMissedDrops);
      window.removeEventListener('drop', holdMissedDrops);
    };
  }, []);

  const hover = (event: DragEvent<Element>) => {
    if (!carriesFiles(event.dataTransfer)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
    setIsOver(true);
  };

  const zone = {
    ref,
    [MARK]: '',
    'data-over': isOver || undefined,
    onDragEnter: hover,
    onDragOver: hover,
    onDragLeave(event: DragEvent<Element>) {
      if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))) setIsOver(false);
    },
    onDrop(event: DragEvent<Element>) {
      if (!carriesFiles(event.dataTransfer)) return;
      event.preventDefault();
      setIsOver(false);
      take([...event.dataTransfer.files]);
    },
  };
  return zone;
}
