import { type ReactNode, type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react';
import { useUploads } from '../useUploads';
import { purposes } from '../purposes';
import { ImagesField, type ImagesFieldProps } from './ImagesField';
import type { UploadsHandle } from '../settleUploads';

interface ImagesUploadProps extends Pick<ImagesFieldProps, 'label' | 'hint'> {
  purpose: keyof typeof purposes;
  /** What is there when the field appears. */
  initial: readonly string[];
  onChange: (urls: readonly string[]) => void;
  /** Whenever a file was added or taken away. */
  onItems?: () => void;
  /** For the form that waits for them. */
  handle: Ref<UploadsHandle>;
  /** What the form has to say for as long as some are not there: they failed, or are tried again. */
  whileUnfinished?: ReactNode;
}

/** Several pictures with their uploads: an `ImagesField` for a form that does not load all this at once. */
export function ImagesUpload({
  purpose,
  initial,
  onChange,
  onItems,
  handle,
  whileUnfinished,
  ...field
}: ImagesUploadProps) {
  const uploads = useUploads(purposes[purpose], { initial, onChange });
  useImperativeHandle(handle, () => uploads, [uploads]);
  const reportItems = useEffectEvent(() => onItems?.());
  const items = uploads.items.map(({ id }) => id).join(' ');
  const reported = useRef(items);
  useEffect(() => {
    if (items !== reported.current) reportItems();
    reported.current = items;
  }, [items]);
  return (
    <>
      <ImagesField {...field} uploads={uploads} purpose={purposes[purpose]} />
      {uploads.items.some(({ state }) => state !== 'done') && whileUnfinished}
    </>
  );
}
