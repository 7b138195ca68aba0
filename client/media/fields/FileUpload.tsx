import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { sortOut } from '../checks';
import { useUploads } from '../useUploads';
import { posterOf } from '../poster';
import { purposes } from '../purposes';
import { FileField, type FileFieldProps } from './FileField';
import type { UploadsHandle } from '../settleUploads';

interface FileUploadProps extends Omit<FileFieldProps, 'uploads' | 'purpose'> {
  /** One that takes a single file. */
  purpose: keyof typeof purposes;
  /** Its address; empty where there is none. */
  value: string;
  onChange: (url: string) => void;
  /** For the form that waits for it. */
  handle: Ref<UploadsHandle>;
  /** For a form that needs a picture of each video that is chosen: null where none can be made of it. */
  onStill?: (still: Promise<File | null>) => void;
}

/** One video or sound with its upload: a `FileField` for a form that keeps its address. */
export function FileUpload({ purpose: name, value, onChange, handle, onStill, ...field }: FileUploadProps) {
  const purpose = purposes[name];
  const shown = useRef(value);
  const uploads = useUploads(purpose, {
    initial: value ? [value] : [],
    onChange: ([url = '']) => {
      shown.current = url;
      onChange(url);
    },
  });
  useImperativeHandle(handle, () => uploads, [uploads]);

  // Not from the uploads: a draft was restored, or somebody else's version was taken.
  const { reset } = uploads;
  useEffect(() => {
    if (shown.current === value) return;
    shown.current = value;
    reset(value ? [value] : []);
  }, [value, reset]);

  function add(files: Iterable<File>): void {
    const chosen = [...files];
    uploads.add(chosen);
    const [video] = sortOut(chosen, purpose, 1).taken;
    if (video && onStill) onStill(posterOf(video));
  }

  return <FileField {...field} uploads={{ ...uploads, add }} purpose={purpose} />;
}
