import { useLingui } from '@lingui/react/macro';
import { fieldsOf } from '../../../admin/kit/editor/fieldsOf';
import { EditorSection } from '../../../admin/kit/editor/EditorSection';
import { FieldPair, Fields } from '../../../admin/kit/FieldLayout';
import { HeaderBackground, type HeaderBackgrounds } from './HeaderBackground';
import { TextField } from '../../../admin/kit/editor/TextField';

interface Header extends HeaderBackgrounds {
  header: { title: string; subtitle: string | null };
}

interface HeaderFieldsProps {
  content: Header;
  /** What has changed of it. */
  onChange: (part: Partial<Header>) => void;
  /** @param path in the page's content */
  errorAt: (path: string) => string | undefined;
}

/** The top of a page: title, subtitle, and what is behind them. */
export function HeaderFields({ content, onChange, errorAt }: HeaderFieldsProps) {
  const { t } = useLingui();
  const { header } = content;
  const { text, optional } = fieldsOf(
    header,
    (part) => onChange({ header: { ...header, ...part } }),
    (field) => errorAt(`header.${field}`),
  );
  return (
    <EditorSection title={t`Header`}>
      <FieldPair>
        <Fields>
          <TextField label={t`Header title`} required {...text('title')} />
          <TextField label={t`Header subtitle`} lines={2} {...optional('subtitle')} />
        </Fields>
        <HeaderBackground value={content} onChange={onChange} errorAt={errorAt} />
      </FieldPair>
    </EditorSection>
  );
}
