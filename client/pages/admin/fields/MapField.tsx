import { useLingui } from '@lingui/react/macro';
import { TextField } from '../../../admin/kit/editor/TextField';

interface MapFieldProps {
  value: string | null;
  onChange: (url: string | null) => void;
  error?: string | undefined;
}

/** The address of an embedded map. Maps are handed out as the code of a frame: of that, its address is taken. */
export function MapField({ value, onChange, error }: MapFieldProps) {
  const { t } = useLingui();
  return (
    <TextField
      label={t`Map embed address`}
      type="url"
      hint={t`From Google Maps or OpenStreetMap: ‘Share’, ‘Embed a map’. The whole code can be pasted.`}
      value={value}
      error={error}
      onChange={(text) => onChange(frameAddress(text) || null)}
    />
  );
}

function frameAddress(text: string): string {
  const address = /<iframe[^>]*\ssrc=["']([^"']+)["']/i.exec(text)?.[1];
  return address === undefined ? text : address.replaceAll('&amp;', '&');
}
