import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { RichTextEditor } from '../editor/RichTextEditor';
import { lostIn, toRichHtml } from '../editor/richText';

export { lostIn, toRichHtml };

/** What the editor has told last, and what it is told from outside. */
export const received = { value: '', changes: 0, set: (_value: string): void => undefined };

function Probe({ value: begun }: { value: string }) {
  const [value, setValue] = useState(begun);
  useEffect(() => {
    received.set = setValue;
  }, []);
  function onChange(text: string): void {
    received.value = text;
    received.changes++;
    setValue(text);
  }
  return <RichTextEditor label="Content" value={value} onChange={onChange} />;
}

/** Puts the editor of one text on an empty page. */
export function mountEditor(value: string): void {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  Object.assign(received, { value, changes: 0 });
  document.body.innerHTML = '<div></div>';
  createRoot(document.body.firstElementChild!).render(
    <I18nProvider i18n={i18n}>
      <Probe value={value} />
    </I18nProvider>,
  );
}
